/** Outlines of the players' shapes around the middle of a square that reaches from -1 to 1. Knows no colours. */

import type { Shape } from '../../contract/from-host.ts';

const OUTLINES: Record<Shape, string> = {
  cone: 'M0 -0.95 L1 0.8 H-1 Z',
  square: 'M-0.82 -0.82 H0.82 V0.82 H-0.82 Z',
  disc: 'M0 -0.92 A0.92 0.92 0 1 1 0 0.92 A0.92 0.92 0 1 1 0 -0.92 Z',
  diamond: 'M0 -1.08 L0.86 0 L0 1.08 L-0.86 0 Z',
  star: 'M0 -1.05 L0.26 -0.36 L1 -0.32 L0.42 0.14 L0.62 0.85 L0 0.45 L-0.62 0.85 L-0.42 0.14 L-1 -0.32 L-0.26 -0.36 Z',
  hexagon: 'M-0.52 -0.64 H0.52 L1.1 0 L0.52 0.64 H-0.52 L-1.1 0 Z',
  cross: 'M-0.34 -0.95 H0.34 V-0.34 H0.95 V0.34 H0.34 V0.95 H-0.34 V0.34 H-0.95 V-0.34 H-0.34 Z',
  ring: 'M0 -0.95 A0.95 0.95 0 1 1 0 0.95 A0.95 0.95 0 1 1 0 -0.95 Z M0 -0.42 A0.42 0.42 0 1 0 0 0.42 A0.42 0.42 0 1 0 0 -0.42 Z',
  heart: 'M0 0.95 L-0.85 0.05 A0.52 0.52 0 1 1 0 -0.5 A0.52 0.52 0 1 1 0.85 0.05 Z',
  drop: 'M0 -1.05 L0.62 0.1 A0.68 0.68 0 1 1 -0.62 0.1 Z',
};

/** The path of a shape, for the `d` of an SVG path. */
export function outlineOf(shape: Shape): string {
  return OUTLINES[shape];
}
