import { byLanguage } from '@open-discovery/model';
import type { PortalLayout } from '@open-discovery/model';

/** The look of a portal on which nothing is set. */
export const EMPTY_LAYOUT: PortalLayout = {
  menuId: '',
  title: '',
  logoUrl: '',
  isUpload: false,
  fieldName: '',
  queryFieldName: '',
  valueId: '',
  valueName: '',
  graphSectionTitle: '',
  graphSectionText: '',
  enableLogin: false,
  showHeaderAlways: false,
  customCss: '',
  accent: '',
  font: 'default',
  examples: byLanguage(() => []),
  languages: [],
};
