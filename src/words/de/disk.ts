/** What keeps a file from being read or written, to stand in a sentence. */

export const DISK_WORDS = {
  noFolder: 'der Ordner fehlt',
  forbidden: 'dieser Benutzer darf dort nicht schreiben',
  full: 'die Platte ist voll',
  readOnly: 'die Platte lässt sich nur lesen',
  noFile: 'es ist keine Datei',
};
