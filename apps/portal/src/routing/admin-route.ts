import type { RouteObject } from 'react-router-dom';
import type { RouteServices } from '../runtime/route-services.ts';
import { ADMIN_PATH } from '../runtime/admin-path.ts';
import { lazyPage } from './page-route.ts';
import { routeHandle } from './route-handle.ts';

/** The console of a managed portal. */
export const adminRoute = (services: RouteServices): RouteObject => ({
  path: `${ADMIN_PATH}/*`,
  handle: routeHandle({ page: 'admin', showHeader: true, hasSidebar: false, hasQuickContact: false }),
  lazy: lazyPage(services, () => import('../pages/admin/admin-page.tsx'), 'admin', 'role-text'),
});
