/** Returns a part of an address without percent-encoding; a malformed one as it is. */
export const decodedUri = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
