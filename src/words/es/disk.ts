/** What keeps a file from being read or written, to stand in a sentence. */

export const DISK_WORDS = {
  noFolder: 'su carpeta no existe',
  forbidden: 'este usuario no puede escribir ahí',
  full: 'el disco está lleno',
  readOnly: 'el disco es de solo lectura',
  noFile: 'no es un archivo',
};
