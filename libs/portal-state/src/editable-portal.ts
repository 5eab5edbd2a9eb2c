import type { PortalConfiguration } from '@open-discovery/config';

/** The part of a portal that its administrators edit: name, layout, pages, entities and menu. */
export type EditablePortal = Pick<PortalConfiguration, (typeof EDITABLE)[number]>;

const EDITABLE = [
  'name',
  'title',
  'logo',
  'pages',
  'entities',
  'menuId',
  'menu',
  'featuredAlignment',
  'fieldName',
  'queryFieldName',
  'valueId',
  'valueName',
  'graphSectionTitle',
  'graphSectionText',
  'enableLogin',
  'showHeaderAlways',
  'customCss',
  'accent',
  'font',
  'examples',
  'languages',
] as const satisfies readonly (keyof PortalConfiguration)[];

/** Returns the editable part of a configuration. */
export const editablePortal = (configuration: PortalConfiguration): EditablePortal =>
  // Every field of the list is taken, which `fromEntries` cannot tell the compiler.
  Object.fromEntries(EDITABLE.map((name) => [name, configuration[name]])) as unknown as EditablePortal;
