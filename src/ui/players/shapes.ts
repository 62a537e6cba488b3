/** Outlines of the players' shapes around the middle of a square that reaches from -1 to 1. Knows no colours. */

import type { Shape } from '../../contract/from-host.ts';

const OUTLINES: Record<Shape, string> = {
  cone: 'M0 -0.95 L1 0.8 H-1 Z',
  square: 'M-0.82 -0.82 H0.82 V0.82 H-0.82 Z',
  disc: 'M0 -0.92 A0.92 0.92 0 1 1 0 0.92 A0.92 0.92 0 1 1 0 -0.92 Z',
  diamond: 'M0 -1.08 L0.86 0 L0 1.08 L-0.86 0 Z',
};

/** The path of a shape, for the `d` of an SVG path. */
export function outlineOf(shape: Shape): string {
  return OUTLINES[shape];
}
