/** The few functions of culori that the tests use; the package brings no types. */
declare module 'culori' {
  interface Colour {
    readonly mode: string;
  }
  export function parse(text: string): Colour | undefined;
  export function wcagContrast(one: Colour, other: Colour): number;
  export function differenceCiede2000(): (one: Colour, other: Colour) => number;
  type Filter = (colour: Colour) => Colour;
  export function filterDeficiencyProt(severity: number): Filter;
  export function filterDeficiencyDeuter(severity: number): Filter;
  export function filterDeficiencyTrit(severity: number): Filter;
  export function filterGrayscale(amount: number): Filter;
}
