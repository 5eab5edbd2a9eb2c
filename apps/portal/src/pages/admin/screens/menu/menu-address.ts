/** The address of the screen of the menu. */
export const MENU_ADDRESS = '/admin/menu';
