import type { SearchField, SearchQuery } from '@open-discovery/search-fields';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useSubmitOnChange } from '../use-submit-on-change.ts';
import { useBox } from './choice.tsx';
import styles from './facets.module.css';

interface MatchAllProps {
  readonly query: SearchQuery;
  readonly field: SearchField;
  /** See `Choice`. */
  readonly formId?: string;
}

/** Switches between results that match all chosen values of a field and those that match any. */
export const MatchAll = ({ query, field, formId }: MatchAllProps) => {
  const t = useMessages();
  const submitSearch = useSubmitOnChange();
  const submit = formId === undefined ? submitSearch : undefined;
  const isOn = query.matchAll.includes(field.name);
  const box = useBox(isOn, submit);
  return (
    <label className={`small ${styles['match']}`}>
      <input
        ref={box}
        type="checkbox"
        name="all"
        value={field.name}
        form={formId ?? SEARCH_FORM_ID}
        defaultChecked={isOn}
        onChange={submit}
      />
      <span>{t('facets.all')}</span>
    </label>
  );
};
