import { isExcludable } from '@open-discovery/search-fields';
import type { SearchField } from '@open-discovery/search-fields';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../runtime/use-hydrated.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { SEARCH_FORM_ID } from '../../../search/search-form.ts';
import { AuthorLink } from './author-link.tsx';
import styles from './facets.module.css';
import type { ChoiceState } from './choice-state.ts';

export interface ValueChoiceProps {
  readonly field: SearchField;
  readonly value: string;
  readonly label: string;
  /** Formatted for the reader's language; '' when unknown. */
  readonly count: string;
  readonly state: ChoiceState;
  /** Shown below the value. */
  readonly line?: ReactNode;
  /** Id of the form that the boxes belong to; by default, the search form. */
  readonly formId?: string;
}

/**
 * A value with boxes to include or exclude it. Where a second value replaces the first, such as yes and no, it has a radio
 * button. An element around it listens to them (`useChoices`).
 */
export const ValueChoice = ({
  field,
  value,
  label,
  count,
  state,
  line,
  formId = SEARCH_FORM_ID,
}: ValueChoiceProps) => {
  const t = useMessages();
  const isHydrated = useHydrated();
  // An ORCID iD tells apart authors of one name.
  const code = `(${value})`;
  const isCoded = field.name === 'authorName' && label.endsWith(code);
  return (
    <>
      <div className={styles['choice']}>
        <label className={state === 'excluded' ? styles['out'] : undefined}>
          <input
            type={isExcludable(field) ? 'checkbox' : 'radio'}
            name={field.param}
            value={value}
            form={formId}
            defaultChecked={state === 'chosen'}
          />
          {/* Names of countries and languages come from the platform, and the browser's data may be newer than the server's. */}
          <span suppressHydrationWarning>{isCoded ? label.slice(0, -code.length) : label}</span>
          {isCoded && <span className={`${styles['code']} small`}>{code}</span>}
          <span className="num soft small">{count}</span>
        </label>
        {isExcludable(field) && (
          <label className={styles['not']}>
            <input
              type="checkbox"
              name={`not.${field.param}`}
              value={value}
              form={formId}
              defaultChecked={state === 'excluded'}
              // One tab stop for each value; without scripts the box is another one.
              tabIndex={isHydrated && state !== 'excluded' ? -1 : undefined}
              aria-label={t('facets.not-value', { words: label })}
              suppressHydrationWarning
            />
            <span aria-hidden="true">{t('facets.not')}</span>
          </label>
        )}
        {field.name === 'authorName' && <AuthorLink value={value} label={label} />}
      </div>
      {line !== undefined && <div className={styles['line']}>{line}</div>}
    </>
  );
};
