/** What keeps a file from being read or written, to stand in a sentence. */

export const DISK_WORDS = {
  noFolder: 'its folder does not exist',
  forbidden: 'this user may not write there',
  full: 'the disk is full',
  readOnly: 'the disk can only be read',
  noFile: 'it is not a file',
};
