import { LANGUAGE_NAMES, PORTAL_LANGUAGES } from '@open-discovery/model';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';

/**
 * Returns the function that names a field of a collection's items by its path: a part of a known field by the field and the
 * part. Paths that contain no known field are returned as they are.
 */
export const useItemFieldName = (): ((collection: string, path: string) => string) => {
  const t = useMessages();
  const optional = useOptionalMessage();
  return (collection, path) => {
    const nameOf = (name: string): string =>
      optional(`admin.field-${collection}-${name}`, optional(`admin.field-${name}`, ''));
    const [first = '', works = '', chart = '', place = ''] = path.split('.');
    if (first === 'choices' && place !== '')
      return [
        optional(`admin.statistics-works-${works}`, works),
        optional(`admin.statistics-chart-${chart}`, chart),
        optional(`admin.statistics-place-${place}`, place),
      ].join(', ');
    const [part = '', whole = ''] = path.split('.').reverse();
    const language = PORTAL_LANGUAGES.find((one) => one === part);
    const partName = language ? LANGUAGE_NAMES[language] : nameOf(part);
    if (nameOf(whole) === '') return partName || path;
    return t('admin.named', { name: nameOf(whole), value: partName || part });
  };
};
