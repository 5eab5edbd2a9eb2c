/** Hands a file to the reader's browser, which keeps it where downloads go. */
export const saveFile = (content: Blob, filename: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Some browsers read the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** The same for a text. */
export const saveText = (text: string, filename: string, type: string): void =>
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), filename);
