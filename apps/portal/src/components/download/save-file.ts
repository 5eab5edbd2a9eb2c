/** Offers a file to the browser as a download. */
export const saveFile = (content: Blob, filename: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Some browsers read the URL only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Offers a text to the browser as a download. */
export const saveText = (text: string, filename: string, type: string): void =>
  saveFile(new Blob([text], { type: `${type};charset=utf-8` }), filename);
