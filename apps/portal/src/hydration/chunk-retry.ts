import { createContext } from 'react';

/** Loads the code of the part around a fallback again; `null` while it is being loaded. */
export const ChunkRetry = createContext<(() => void) | null>(null);
