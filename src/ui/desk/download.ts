/** Hands a text out as a file. In a window the shell lets out only the names that electron/handed-out.ts knows. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it once this turn of the page is over.
  setTimeout(() => URL.revokeObjectURL(address));
}
