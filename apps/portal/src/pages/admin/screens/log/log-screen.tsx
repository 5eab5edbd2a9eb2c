import { getHistory, getOwnHistory } from '@open-discovery/admin-client';
import { useState } from 'react';
import { Failed } from '../../../../components/failed.tsx';
import { PageStyles } from '../../../../components/page-styles.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { SelectField } from '../../parts/fields/select-field.tsx';
import { useContent } from '../../use-content.ts';
import { ChangeEntry } from './change-entry.tsx';
import type { Person } from './change-entry.tsx';
import styles from './log.css?url';
import { useSeesAll } from './use-log-scope.ts';
import { useLogWords } from './use-log-words.ts';

/** The kinds of items that have changes, as the admin tool names them. */
const KINDS = [
  'page',
  'entity',
  'menuItem',
  'menuSettings',
  'pageHelpContent',
  'divHelpContent',
  'divId',
  'portal',
  'statistics',
  'upload',
  'claim',
  'withdrawal',
  'harvest',
  'source',
] as const;

/** The kinds that belong to no portal: administrators see their changes. */
const SHARED: readonly string[] = [
  'claim',
  'withdrawal',
  'harvest',
  'source',
] satisfies (typeof KINDS)[number][];

const PAGE_SIZE = 50;

interface Filter {
  /** A kind of items; empty for all. */
  readonly collection: (typeof KINDS)[number] | '';
  /** The user whose changes are shown; null for all. */
  readonly by: Person | null;
}

/** Capitalizes a word for an option; in the sentences of the log it stays as it is. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The log: who changed what and when, with the way back. */
export const LogScreen = () => {
  const t = useMessages();
  const seesAll = useSeesAll();
  const [filter, setFilter] = useState<Filter>({ collection: '', by: null });
  return (
    <>
      <PageStyles href={styles} />
      <form className="row admin-filter" onSubmit={(event) => event.preventDefault()}>
        <SelectField
          name="collection"
          label={t('admin-log.kind')}
          value={filter.collection}
          problem={null}
          options={[
            ['', t('admin-log.all-kinds')],
            ...KINDS.filter((kind) => seesAll || !SHARED.includes(kind)).map(
              (kind) => [kind, capitalized(t(`admin-log.kind-${kind}`))] as const,
            ),
          ]}
          onChange={(collection) => setFilter({ ...filter, collection })}
        />
        {filter.by !== null && (
          <button type="button" className="btn" onClick={() => setFilter({ ...filter, by: null })}>
            {t('admin-log.of-everybody', { name: filter.by.name })}
          </button>
        )}
      </form>
      <Changes key={JSON.stringify(filter)} filter={filter} onPerson={(by) => setFilter({ ...filter, by })} />
    </>
  );
};

interface ChangesProps {
  readonly filter: Filter;
  readonly onPerson: (person: Person) => void;
  /** The last change of the previous part of the list. */
  readonly before?: string;
}

/** A part of the list, and the older parts that were requested. */
const Changes = ({ filter, before, onPerson }: ChangesProps) => {
  const t = useMessages();
  const seesAll = useSeesAll();
  const [hasOlder, setOlder] = useState(false);
  const words = useLogWords();
  const wanted = {
    limit: PAGE_SIZE,
    ...(filter.collection && { collection: filter.collection }),
    ...(filter.by && { by: filter.by.subject }),
    ...(before !== undefined && { before }),
  };
  const { value, error } = useContent(seesAll ? getHistory(null, wanted) : getOwnHistory(wanted));
  if (error) return <Failed what={t('admin-log.failed')} error={error} />;
  if (!value) return <p role="status">{t('state.loading')}</p>;
  const last = value.at(-1);
  if (!last) return <p>{t(before === undefined ? 'admin-log.empty' : 'admin-log.end')}</p>;
  return (
    <>
      <ol className="admin-log">
        {value.map((change) => (
          <ChangeEntry key={change._id} change={change} words={words} onPerson={onPerson} />
        ))}
      </ol>
      {hasOlder && <Changes filter={filter} before={last._id} onPerson={onPerson} />}
      {!hasOlder && value.length === PAGE_SIZE && (
        <button type="button" className="btn" onClick={() => setOlder(true)}>
          {t('admin-log.older')}
        </button>
      )}
    </>
  );
};
