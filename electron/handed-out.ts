/** What a page may hand out as a file. Everything else that a page wants to save is refused. */

/** How the names of files with a set of rules end. */
const RULES_FILE = '.tableside-rules.json';
/** The count of the dice has this name and no other. */
const DICE_FILE = 'dice-fairness.csv';

/** Whether this is a file that a page of ours made in itself, a set of rules or the count of the dice. */
export function isHandedOut(address: string, fileName: string): boolean {
  return address.startsWith('blob:') && (fileName.endsWith(RULES_FILE) || fileName === DICE_FILE);
}
