import { RECORD_CATALOGS } from '../../../messages/catalogs.ts';
import { useCatalog } from '../../../messages/use-catalog.ts';

/** Waits for the names of relations, which are among the texts of records, on a page that shows some. */
export const useRelationTexts = ({ areShown }: { readonly areShown: boolean }): void => {
  useCatalog(areShown ? RECORD_CATALOGS.landing : null, 'relation.Cites');
};
