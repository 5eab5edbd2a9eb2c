import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { RecordFacts } from './record-facts.tsx';
import type { KnownRecord } from './record-facts.tsx';
import type { Found } from './use-found-record.ts';

interface FoundRecordProps<R> {
  readonly found: Found<R>;
  /** Says that no record was found. */
  readonly none: string;
}

/** Shows the record that is meant, with the focus on its title, or those of which one is to be chosen. */
export const FoundRecord = <R extends KnownRecord>({ found, none }: FoundRecordProps<R>) => {
  const t = useMessages();
  const { content, chosen, choose } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [chosen?.id]);
  if (chosen) return <RecordFacts record={chosen} heading={heading} />;
  if (!content.value) return <NotLoaded content={content} />;
  if (content.value.length === 0) return <p role="status">{none}</p>;
  return (
    <>
      <p role="status">{t('admin.record-several')}</p>
      <ul className="admin-list" aria-label={t('admin.record-several')}>
        {content.value.map((record) => (
          <li key={record.id}>
            <RecordFacts record={record} />
            <button
              type="button"
              className="btn"
              aria-label={t('admin.record-choose-of', { name: record.title })}
              onClick={() => choose(record.id)}
            >
              {t('admin.record-choose')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
