/** What training cannot go on from. */

/** A file or folder that training needs and cannot use; the message names it and the next step. */
export class TrainingFault extends Error {}
