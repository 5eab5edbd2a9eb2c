import { useEffect, useRef } from 'react';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { hasActed, useSubmitOnChange } from './use-submit-on-change.ts';

interface SearchSelectProps {
  /** Name of its URL parameter. */
  readonly name: string;
  readonly label: string;
  readonly value: string | number;
  readonly options: readonly { readonly value: string | number; readonly label: string | number }[];
}

/**
 * A select of the search form; without scripts, a button next to it submits the form. The element stays the same, so that
 * it keeps the focus. A choice made before hydration is applied now.
 */
export const SearchSelect = ({ name, label, value, options }: SearchSelectProps) => {
  const t = useMessages();
  const submit = useSubmitOnChange();
  const select = useRef<HTMLSelectElement>(null);
  const isNew = useRef(true);
  const carryOut = useRef(submit);
  const { pendingSearch } = usePortal();
  // After every rendering: results that were left before they were shown have changed nothing but the control.
  useEffect(() => {
    const target = select.current;
    const isChosen = isNew.current && hasActed();
    isNew.current = false;
    if (target === null || target.value === String(value)) return;
    if (isChosen) carryOut.current({ target });
    else if (pendingSearch() === null) target.value = String(value);
  });
  return (
    <>
      <label className="row small">
        <span>{label}</span>
        <select
          ref={select}
          className="btn"
          name={name}
          form={SEARCH_FORM_ID}
          defaultValue={value}
          onChange={submit}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={SEARCH_FORM_ID} className="btn small">
          {t('facets.apply')}
        </button>
      </noscript>
    </>
  );
};
