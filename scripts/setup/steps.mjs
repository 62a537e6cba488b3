// Tells on the terminal which step is under way and how far we are. Knows nothing of what the steps do.

/**
 * @typedef {{ ok: true } | { ok: false, why: string }} Outcome
 */

/**
 * A row of numbered steps.
 * @param {number} total How many there will be.
 * @param {(line: string) => void} [write] Where the lines go.
 */
export function steps(total, write = console.log) {
  let number = 0;
  /**
   * Begins the next step.
   * @param {string} name
   * @returns {(text: string) => void} Tells something of it: one line, with its number and name before it.
   */
  return (name) => {
    number += 1;
    const before = `${number}/${total} ${name}: `;
    return (text) => write(before + text);
  };
}
