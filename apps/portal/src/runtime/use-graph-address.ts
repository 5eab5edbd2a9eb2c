import { usePortal } from './portal-context.tsx';

/**
 * Returns a function that resolves addresses relative to the Graph API, for links of visitors and programs.
 */
export const useGraphAddress = (): ((below: string) => string) => {
  const { graph } = usePortal().configuration.addresses;
  return (below) => `${graph.replace(/\/+$/, '')}/${below}`;
};
