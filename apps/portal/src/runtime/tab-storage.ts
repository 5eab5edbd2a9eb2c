/** Returns the storage of the tab; `null` if the browser blocks it. */
export const tabStorage = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};
