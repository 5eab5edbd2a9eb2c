import { isExcludable } from '@open-discovery/search-fields';
import type { SearchField } from '@open-discovery/search-fields';
import { useEffect, useRef } from 'react';
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { useInBrowser } from '../../../runtime/use-in-browser.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { hasActed, useSubmitOnChange } from '../use-submit-on-change.ts';
import { AuthorLink } from './author-link.tsx';
import styles from './facets.module.css';

export interface ChoiceProps {
  readonly field: SearchField;
  readonly value: string;
  readonly label: string;
  /** Formatted for the reader's language; '' when unknown. */
  readonly count: string;
  readonly state: 'chosen' | 'excluded' | 'free';
  /** Shown below the value. */
  readonly line?: ReactNode;
  /**
   * Id of a form with its own submit button. By default the checkbox belongs to the search form and applies
   * at once.
   */
  readonly formId?: string;
}

/**
 * A value with checkboxes of the search form to include or exclude it. Where a second value replaces the first, such as
 * yes and no, it has a radio button.
 */
export const Choice = ({ field, value, label, count, state, line, formId }: ChoiceProps) => {
  const t = useMessages();
  const inBrowser = useInBrowser();
  const submitSearch = useSubmitOnChange();
  const submit = formId === undefined ? submitSearch : undefined;
  const form = formId ?? SEARCH_FORM_ID;
  const chosen = useBox(state === 'chosen', submit);
  const excluded = useBox(state === 'excluded', submit);
  const carryOut = (event: ChangeEvent<HTMLInputElement>, other: HTMLInputElement | null) => {
    // A value is either included or excluded.
    if (other && event.target.checked) other.checked = false;
    submit?.(event);
  };
  const boxes = (
    <div className={styles['choice']}>
      <label className={state === 'excluded' ? styles['out'] : undefined}>
        <input
          ref={chosen}
          type={isExcludable(field) ? 'checkbox' : 'radio'}
          name={field.param}
          value={value}
          form={form}
          defaultChecked={state === 'chosen'}
          onChange={(event) => carryOut(event, excluded.current)}
          onKeyDown={(event) => moveOn(event, 'ArrowRight', excluded.current)}
        />
        {/* Names of countries and languages come from the platform, and the browser's data may be newer than the server's. */}
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
            onKeyDown={(event) => moveOn(event, 'ArrowLeft', chosen.current)}
            // One tab stop for each value; without scripts the box is one of its own.
            tabIndex={inBrowser && state !== 'excluded' ? -1 : undefined}
            aria-label={t('facets.not-value', { words: label })}
            suppressHydrationWarning
          />
          <span aria-hidden="true">{t('facets.not')}</span>
        </label>
      )}
      {field.name === 'authorName' && <AuthorLink value={value} label={label} />}
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

/** Moves the focus to the other box of a value if this is the key for it. */
const moveOn = (event: KeyboardEvent, key: 'ArrowLeft' | 'ArrowRight', other: HTMLInputElement | null) => {
  if (event.key !== key || other === null) return;
  event.preventDefault();
  other.focus();
};

/**
 * Keeps a checkbox in line with the address. The element stays the same, so that it keeps the focus. A box
 * that was ticked before hydration is applied now.
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
