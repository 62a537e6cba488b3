/** Shares of one whole as people read them: rounded together, so that they add up. */

/**
 * Shares in hundredths, by largest remainders: the whole parts, and what is left to 100 goes to the largest remainders, the
 * first among equals. `shares` add up to 1; the result adds up to 100, each within 1 of its own. What is neither nothing nor
 * everything is not told as if it were, as long as another can give a hundredth and stay that near.
 */
export function hundredths(shares: readonly number[]): readonly number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map((share) => Math.floor(share + HAIR));
  const left = 100 - whole.reduce((sum, here) => sum + here, 0);
  const order = exact
    .map((share, at) => ({ at, remainder: share - (whole[at] ?? 0) }))
    .sort((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of order.slice(0, Math.max(0, left))) whole[at] = (whole[at] ?? 0) + 1;
  for (const [at, share] of exact.entries()) {
    if (whole[at] !== 0 || share <= 0) continue;
    const giver = giverOf(exact, whole);
    if (giver === null) break;
    whole[at] = 1;
    whole[giver] = (whole[giver] ?? 0) - 1;
  }
  return whole;
}

/** Sums of shares miss a whole number by no more than this. */
const HAIR = 1e-9;

/** Who can give one hundredth and stay within 1 of its own: the one that was rounded up the most. */
function giverOf(exact: readonly number[], whole: readonly number[]): number | null {
  let giver: number | null = null;
  let most = -1;
  for (const [at, here] of whole.entries()) {
    const over = here - (exact[at] ?? 0);
    if (here < 2 || over < -HAIR || over <= most) continue;
    most = over;
    giver = at;
  }
  return giver;
}
