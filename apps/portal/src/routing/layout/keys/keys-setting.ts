import { readLocalStorage, writeLocalStorage } from '../../../runtime/local-storage.ts';

const NAME = 'single-keys';

/** Reports whether single keys do something. People who speak to the device may switch them off. WCAG 2.1.4. */
export const areKeysUsed = (): boolean => readLocalStorage(NAME) !== false;

/** Keeps on this device whether single keys do something. */
export const keepKeys = (isUsed: boolean): void => writeLocalStorage(NAME, isUsed);
