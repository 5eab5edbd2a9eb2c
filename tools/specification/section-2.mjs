import { LAYOUT_AND_NAVIGATION } from './section-2-layout.mjs';
import { MENU_AND_ROUTES } from './section-2-routes.mjs';

export const SCREENS_AND_ROUTES = {
  number: 2,
  title: 'Screens and routes',
  rules: [...MENU_AND_ROUTES, ...LAYOUT_AND_NAVIGATION],
};
