import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { DataRouter } from 'react-router-dom';
import { Document } from './document.tsx';
import { handleOf } from './route-handle.ts';
import type { PageAssets } from '../hydration/hydration-payload.ts';

interface RouterDocumentProps {
  readonly router: DataRouter;
  readonly assets: PageAssets;
  /** The hydration payload, as the server has written it. */
  readonly payload: string;
}

/** The document in the browser, which knows the page that the router shows. */
export const RouterDocument = ({ router, ...props }: RouterDocumentProps) => {
  const currentPage = () => handleOf(router.state.matches.map(({ route }) => route)).page;
  const page = useSyncExternalStore((onChange) => router.subscribe(onChange), currentPage, currentPage);
  return (
    <Document page={page} {...props}>
      <RouterProvider router={router} />
    </Document>
  );
};
