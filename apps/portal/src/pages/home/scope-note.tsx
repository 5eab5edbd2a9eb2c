import { limitsKind } from '@open-discovery/portal-state';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useFieldTexts } from '../../components/field-names/use-field-texts.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useLabels } from '../../runtime/use-labels.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Shows what the portal limits its searches to, if it does. Spec §3 "Portal configuration". */
export const ScopeNote = ({ kind }: Pick<SearchQuery, 'kind'>) => {
  const t = useMessages();
  const labels = useLabels();
  const { configuration } = usePortal();
  const { fieldName, queryFieldName, valueId, valueName } = configuration;
  useFieldTexts('product', queryFieldName === null ? [] : [queryFieldName]);
  if (queryFieldName === null || valueId === null || !limitsKind(configuration, 'product')) return null;
  const field = fieldName ?? labels.field(queryFieldName);
  const name = valueName ?? valueId;
  return (
    <p className="small soft">
      {limitsKind(configuration, kind) ? t('scope.limited', { field, name }) : t('scope.other', { name })}
    </p>
  );
};
