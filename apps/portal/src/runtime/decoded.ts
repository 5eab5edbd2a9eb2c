/** Returns a text without its percent-encoding; one that is malformed stays as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
