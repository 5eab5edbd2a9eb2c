import { usePortal } from './portal-context.tsx';
import { searchTools } from './search-tools.ts';

/** What helps with a search beyond its results; for parts that are loaded after the page has come alive. */
export const useSearchTools = () => searchTools(usePortal().graphApi);
