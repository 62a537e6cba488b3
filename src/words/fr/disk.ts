/** What keeps a file from being read or written, to stand in a sentence. */

export const DISK_WORDS = {
  noFolder: 'son dossier n’existe pas',
  forbidden: 'cet utilisateur n’a pas le droit d’y écrire',
  full: 'le disque est plein',
  readOnly: 'le disque est en lecture seule',
  noFile: 'ce n’est pas un fichier',
};
