/**
 * Where a window goes. Pure: it is told what was remembered and which displays there are, and answers with numbers. A
 * display is known by its id, label and size together, never by its place in a list, which changes with every cable.
 */

/** A rectangle in the desktop's own pixels. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is remembered of a display. */
export interface KnownDisplay {
  readonly id: number;
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** A display that is there. */
export interface Display extends KnownDisplay {
  readonly primary: boolean;
  readonly bounds: Bounds;
  readonly workArea: Bounds; // without the bars of the desktop
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** So much of a window, in each direction, has to be in reach of the mouse, in pixels. */
export const IN_REACH = 64;

/**
 * Bounds for a window: the saved ones while at least 64 by 64 pixels of them lie inside a work area, otherwise a window
 * of that size in the middle of the nearest display. Nothing saved: `usual` in the middle of the primary display.
 */
export function placeWindow(saved: Bounds | null, displays: readonly Display[], usual: Size): Bounds {
  const primary = displays.find((display) => display.primary) ?? displays[0];
  if (primary === undefined) return saved ?? { x: 0, y: 0, ...usual };
  if (saved === null) return centred(usual, primary.workArea);
  if (displays.some((display) => inReach(saved, display.workArea))) return saved;
  return centred(saved, nearest(saved, displays, primary).workArea);
}

/**
 * The display that the table looks at when the desk is on `desk`: the remembered one, or else the largest that is not the
 * desk's; null when there is none beside the desk's.
 */
export function displayForTable(
  remembered: KnownDisplay | null,
  displays: readonly Display[],
  desk: number | null,
): Display | null {
  const others = displays.filter((display) => display.id !== desk);
  const known = remembered && sameDisplay(remembered, others);
  if (known !== null) return known;
  const area = ({ width, height }: Display) => width * height;
  return others.toSorted((one, other) => area(other) - area(one) || one.id - other.id)[0] ?? null;
}

/** The display that was remembered, among those that are there. Ids change with drivers, labels may be empty or double. */
export function sameDisplay<D extends KnownDisplay>(
  remembered: KnownDisplay,
  displays: readonly D[],
): D | null {
  const sized = displays.filter(
    (display) => display.width === remembered.width && display.height === remembered.height,
  );
  const labelled = sized.filter((display) => display.label === remembered.label);
  const byId = (display: D) => display.id === remembered.id;
  const [only, ...more] = labelled;
  return labelled.find(byId) ?? (more.length === 0 ? only : undefined) ?? null;
}

/** Bounds for the display window as a normal window: beside the desk where there is room, without covering more of it than it must. */
export function besideDesk(desk: Bounds, workArea: Bounds, usual: Size): Bounds {
  const width = Math.min(usual.width, workArea.width);
  const height = Math.min(usual.height, workArea.height);
  const right = workArea.x + workArea.width - (desk.x + desk.width);
  const left = desk.x - workArea.x;
  const below = workArea.y + workArea.height - (desk.y + desk.height);
  const x = right >= left ? workArea.x + workArea.width - width : workArea.x;
  const y = Math.max(right, left) < width && below > 0 ? workArea.y + workArea.height - height : desk.y;
  return { x, y: between(y, workArea.y, workArea.y + workArea.height - height), width, height };
}

/** Whether a window that should be on `wanted` is there. On Wayland no program can place its windows. */
export function isOn(window: Bounds, wanted: Display): boolean {
  const { width, height } = overlap(window, wanted.bounds);
  return width * height * 2 > window.width * window.height;
}

function inReach(window: Bounds, area: Bounds): boolean {
  const shared = overlap(window, area);
  return shared.width >= IN_REACH && shared.height >= IN_REACH;
}

function overlap(one: Bounds, other: Bounds): Size {
  const along = (a: number, aLength: number, b: number, bLength: number) =>
    Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b));
  return {
    width: along(one.x, one.width, other.x, other.width),
    height: along(one.y, one.height, other.y, other.height),
  };
}

function centred(size: Size, area: Bounds): Bounds {
  const width = Math.min(size.width, area.width);
  const height = Math.min(size.height, area.height);
  return {
    x: area.x + Math.round((area.width - width) / 2),
    y: area.y + Math.round((area.height - height) / 2),
    width,
    height,
  };
}

function nearest(window: Bounds, displays: readonly Display[], primary: Display): Display {
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 };
  const away = ({ workArea: area }: Display) =>
    Math.hypot(
      middle.x - between(middle.x, area.x, area.x + area.width),
      middle.y - between(middle.y, area.y, area.y + area.height),
    );
  return displays.reduce((best, display) => (away(display) < away(best) ? display : best), primary);
}

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
