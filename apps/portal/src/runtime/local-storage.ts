/** Reads a value stored on this device; `null` when there is none or the storage is blocked. */
export const readLocalStorage = (name: string): unknown => {
  try {
    return JSON.parse(window.localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
};

/** Stores a value on this device, if its storage allows it. */
export const writeLocalStorage = (name: string, value: unknown): void => {
  try {
    window.localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The storage is full or blocked: the page works without it.
  }
};
