import { isExcludable } from '@open-discovery/search-fields';
import type { SearchField } from '@open-discovery/search-fields';
import { useEffect, useRef } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { hasActed, useSubmitOnChange } from '../use-submit-on-change.ts';
import styles from './facets.module.css';

export interface ChoiceProps {
  readonly field: SearchField;
  readonly value: string;
  readonly label: string;
  /** As the reader's language writes it; '' where it is not known. */
  readonly count: string;
  readonly state: 'chosen' | 'excluded' | 'free';
  /** Stands under the value. */
  readonly line?: ReactNode;
  /** Id of a form that is sent by its own button; else the choice belongs to the search form and is carried out at once. */
  readonly formId?: string;
}

/** A value to be chosen or left out, each by a checkbox of the search form. */
export const Choice = ({ field, value, label, count, state, line, formId }: ChoiceProps) => {
  const t = useMessages();
  const submitSearch = useSubmitOnChange();
  const submit = formId === undefined ? submitSearch : undefined;
  const form = formId ?? SEARCH_FORM_ID;
  const chosen = useBox(state === 'chosen', submit);
  const excluded = useBox(state === 'excluded', submit);
  const carryOut = (event: ChangeEvent<HTMLInputElement>, other: HTMLInputElement | null) => {
    // A value is chosen or left out, not both.
    if (other && event.target.checked) other.checked = false;
    submit?.(event);
  };
  const boxes = (
    <div className={styles['choice']}>
      <label className={state === 'excluded' ? styles['out'] : undefined}>
        <input
          ref={chosen}
          type="checkbox"
          name={field.param}
          value={value}
          form={form}
          defaultChecked={state === 'chosen'}
          onChange={(event) => carryOut(event, excluded.current)}
        />
        {/* Names of countries and languages are the platform's, and the browser's may be newer than the server's. */}
        <span suppressHydrationWarning>{label}</span>
        <span className="num soft small">{count}</span>
      </label>
      {isExcludable(field) && (
        <label className={styles['not']}>
          <input
            ref={excluded}
            type="checkbox"
            name={`not.${field.param}`}
            value={value}
            form={form}
            defaultChecked={state === 'excluded'}
            onChange={(event) => carryOut(event, chosen.current)}
            aria-label={t('facets.not-value', { words: label })}
            suppressHydrationWarning
          />
          <span aria-hidden="true">{t('facets.not')}</span>
        </label>
      )}
    </div>
  );
  return line === undefined ? (
    boxes
  ) : (
    <>
      {boxes}
      <div className={styles['line']}>{line}</div>
    </>
  );
};

/**
 * The address decides; the box stays the same element, so that the reader's focus stays on it. A box that a reader ticked
 * before this code was here is carried out now.
 */
export const useBox = (checked: boolean, submit?: ReturnType<typeof useSubmitOnChange>) => {
  const box = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  const carryOut = useRef(submit);
  useEffect(() => {
    const target = box.current;
    const isTicked = isNew.current && hasActed();
    isNew.current = false;
    if (target === null || target.checked === checked) return;
    if (isTicked && carryOut.current) carryOut.current({ target });
    else target.checked = checked;
  }, [checked]);
  return box;
};
