/** Where the pips of a face lie on a die that is 100 wide. Faces other than 1 to 6 have none. */

type Pip = readonly [x: number, y: number];

const [LOW, MIDDLE, HIGH] = [25, 50, 75];

const CENTRE: readonly Pip[] = [[MIDDLE, MIDDLE]];
const FALLING: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const RISING: readonly Pip[] = [
  [HIGH, LOW],
  [LOW, HIGH],
];
const SIDES: readonly Pip[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

const FACES: readonly (readonly Pip[])[] = [
  [],
  CENTRE,
  FALLING,
  [...FALLING, ...CENTRE],
  [...FALLING, ...RISING],
  [...FALLING, ...RISING, ...CENTRE],
  [...FALLING, ...RISING, ...SIDES],
];

/** The pips of a face, as pairs of x and y. */
export function pipsOf(face: number): readonly Pip[] {
  return FACES[face] ?? [];
}
