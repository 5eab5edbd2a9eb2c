import { usePortal } from './portal-context.tsx';

/** Makes addresses below the Graph API, for links that visitors and programs follow. */
export const useGraphAddress = (): ((below: string) => string) => {
  const { graph } = usePortal().configuration.addresses;
  return (below) => `${graph.replace(/\/+$/, '')}/${below}`;
};
