/** Versions of the two lines that outlive a build: what windows speak, and what journals hold. */

/** Raised when a message between host and screens changes its meaning. */
export const PROTOCOL = 1;

/** Raised when an old journal could be read wrongly. */
export const JOURNAL = 1;
