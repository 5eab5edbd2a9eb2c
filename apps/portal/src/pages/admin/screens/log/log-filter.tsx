import type { PortalKey } from '@open-discovery/admin-client';
import { useId } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import { SelectField } from '../../parts/fields/select-field.tsx';
import type { Person } from './change-entry.tsx';
import { PortalField } from './portal-field.tsx';
import { useSeesAll } from './use-log-scope.ts';

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
  'mergeDecision',
  'withdrawal',
  'harvest',
  'source',
] as const;

/** The kinds that belong to no portal: administrators see their changes. */
const SHARED: readonly string[] = [
  'claim',
  'mergeDecision',
  'withdrawal',
  'harvest',
  'source',
] satisfies (typeof KINDS)[number][];

/** The changes that the log shows; all conditions must match. */
export interface Filter {
  /** A kind of items; empty for all. */
  readonly collection: (typeof KINDS)[number] | '';
  /** The user whose changes are shown; null for all. */
  readonly by: Person | null;
  /** The portal whose changes are shown; null for all. */
  readonly portal: PortalKey | null;
  /** The last day whose changes are shown, such as 2026-11-23; empty for today. */
  readonly day: string;
}

export const EVERYTHING: Filter = { collection: '', by: null, portal: null, day: '' };

/** Capitalizes a word for an option; in the sentences of the log it stays as it is. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface LogFilterProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** The fields that choose the changes of the log. */
export const LogFilter = ({ filter, onChange }: LogFilterProps) => {
  const t = useMessages();
  const seesAll = useSeesAll();
  const id = useId();
  return (
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
        onChange={(collection) => onChange({ ...filter, collection })}
      />
      {seesAll && <PortalField onChange={(portal) => onChange({ ...filter, portal })} />}
      <div className="admin-field">
        <label htmlFor={id}>{t('admin-log.until')}</label>
        <input
          id={id}
          type="date"
          value={filter.day}
          onChange={({ target }) => onChange({ ...filter, day: target.value })}
        />
      </div>
      {filter.by !== null && (
        <button type="button" className="btn" onClick={() => onChange({ ...filter, by: null })}>
          {t('admin-log.of-everybody', { name: filter.by.name })}
        </button>
      )}
    </form>
  );
};
