import type { ResearchProduct } from '@open-discovery/model';
import { capitalize } from '../../../runtime/capitalize.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';
import styles from '../landing.module.css';
import { compareSources, isDisputed } from './compare-sources.ts';
import type { ComparedField, Comparison } from './compare-sources.ts';

/** Maximum number of sources named per value; the others are counted. */
const MOST_NAMES = 20;

/** The name of each field, and why the page shows its value. */
const FIELD_TEXTS: Readonly<Record<ComparedField, readonly [name: MessageId, why: MessageId]>> = {
  title: ['sources.field-title', 'sources.why-kept'],
  authors: ['sources.field-authors', 'sources.why-authors'],
  access: ['field.access', 'sources.why-access'],
  kind: ['sources.field-kind', 'sources.why-kept'],
  type: ['field.type', 'sources.why-type'],
  date: ['sources.field-date', 'sources.why-date'],
  publisher: ['field.publisher', 'sources.why-kept'],
  language: ['field.language', 'sources.why-kept'],
  license: ['field.license', 'sources.why-license'],
  refereed: ['sources.field-refereed', 'sources.why-refereed'],
  charge: ['sources.field-charge', 'sources.why-charge'],
};

/** The values of each source field by field, the value shown on this page, and the reason. */
export const WhatSourcesSay = ({ product }: { readonly product: ResearchProduct }) => {
  const t = useMessages();
  const { instances, statements } = product;
  // A single copy has nothing to compare.
  const isCompared = (instances ?? []).length > 1 || (statements ?? []).length > 0;
  const comparisons = isCompared ? compareSources(product) : [];
  if (comparisons.length === 0) return null;
  return (
    <details className={styles['more']}>
      <summary>{t('sources.compare', { count: comparisons.filter(isDisputed).length })}</summary>
      <table className={`${styles['table']} ${styles['compared']}`}>
        <thead>
          <tr>
            <th scope="col">{t('sources.field')}</th>
            <th scope="col">{t('sources.say')}</th>
            <th scope="col">{t('sources.shown')}</th>
          </tr>
        </thead>
        <tbody>
          {comparisons.map((comparison) => (
            <ComparisonRow key={comparison.field} comparison={comparison} />
          ))}
        </tbody>
      </table>
    </details>
  );
};

const ComparisonRow = ({ comparison }: { readonly comparison: Comparison }) => {
  const t = useMessages();
  const wordsOf = useValueWords();
  const { field, values, shown } = comparison;
  const [name, why] = FIELD_TEXTS[field];
  return (
    <tr>
      <th scope="row">
        {t(name)}
        {isDisputed(comparison) && <span className={`label ${styles['line']}`}>{t('sources.disagree')}</span>}
      </th>
      <td suppressHydrationWarning>
        {values.map(({ value, sources }) => (
          <p key={value}>
            {wordsOf[field](value)}{' '}
            <span className="small soft">
              {sources
                .slice(0, MOST_NAMES)
                .map((source) => source || t('instance.unknown-source'))
                .join(', ')}
              {sources.length > MOST_NAMES &&
                ` ${t('sources.others', { count: sources.length - MOST_NAMES })}`}
            </span>
          </p>
        ))}
      </td>
      <td data-label={t('sources.shown')} suppressHydrationWarning>
        {shown !== null && <p>{wordsOf[field](shown)}</p>}
        <p className="small soft">{t(why)}</p>
      </td>
    </tr>
  );
};

/** Formats the values of each field. */
const useValueWords = (): Readonly<Record<ComparedField, (value: string) => string>> => {
  const message = useOptionalMessage();
  const format = useFormat();
  return {
    access: (value) => message(`access.${value}`, value),
    type: (value) => message(`instance.${value}`, value),
    title: (value) => value,
    authors: (value) => value,
    kind: (value) => message(`one.${value}`, value),
    date: format.published,
    publisher: (value) => value,
    language: (value) => capitalize(format.language(value) ?? value),
    license: (value) => value,
    refereed: (value) => message(`sources.${value}`, value),
    charge: (value) => value,
  };
};
