import { useRouteLoaderData } from 'react-router-dom';
import { LAYOUT_ROUTE } from './layout-route.ts';
import type { LayoutData } from './layout-route.ts';

/** Returns which state of the records is being served. */
export const useIndexStatus = (): LayoutData['status'] | undefined =>
  useRouteLoaderData<LayoutData>(LAYOUT_ROUTE)?.status;
