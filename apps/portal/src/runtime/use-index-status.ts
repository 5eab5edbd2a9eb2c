import { useRouteLoaderData } from 'react-router-dom';
import { LAYOUT_ROUTE } from './layout-route.ts';
import type { LayoutData } from './layout-route.ts';

/** Returns which state of the records is being served. */
export const useIndexStatus = (): LayoutData['status'] | undefined =>
  // The router keeps loader data without its type.
  useRouteLoaderData<LayoutData>(LAYOUT_ROUTE)?.status;
