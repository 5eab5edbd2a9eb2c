/** What this device remembers under a name; `null` where there is nothing, or no storage. */
export const readLocalStorage = (name: string): unknown => {
  try {
    return JSON.parse(window.localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
};

/** Remembers a value on this device, as far as its storage takes it. */
export const writeLocalStorage = (name: string, value: unknown): void => {
  try {
    window.localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the page works without a memory.
  }
};
