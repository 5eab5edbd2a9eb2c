import type { GraphRecord, SearchedKind } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import { clientOnlyLazy } from '../../hydration/client-only-lazy.tsx';
import { isRanked } from '../../search/is-ranked.ts';
import { withTexts } from '../../messages/load-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CITING_CATALOG } from '../citing/citing-catalog.ts';
import { recordTitle } from '../../records/record-title.ts';
import styles from './card-tools.module.css';
import { kindOfRecord } from '../../records/kind-of-record.ts';
import { SelectRecord } from './select-record.tsx';
import { WHY_CATALOG } from './why-catalog.ts';
import { Loading } from '../loading.tsx';

const Bibliography = clientOnlyLazy(
  withTexts(async () => (await import('../citing/bibliography.tsx')).Bibliography, CITING_CATALOG),
);
const Why = clientOnlyLazy(withTexts(async () => (await import('./why.tsx')).Why, WHY_CATALOG));

interface CardToolsProps {
  readonly kind: SearchedKind;
  readonly record: GraphRecord;
  /** The search that found the record. */
  readonly query?: SearchQuery | undefined;
}

type Part = 'cite' | 'why';

/** The actions for one record in a list: select it, cite it, and see why it was found. */
export const CardTools = ({ kind, record, query }: CardToolsProps) => {
  const [open, setOpen] = useState<Part | null>(null);
  const toggle = (part: Part) => () => setOpen(open === part ? null : part);
  const recordKind = kindOfRecord(kind, record);
  const canBeCited = kind === 'product';
  const explained = query && isRanked(query) ? query : null;
  return (
    <>
      <div className="card-tools">
        <SelectRecord kind={recordKind} record={record} />
        {canBeCited && <Tool name="cite" record={record} isOpen={open === 'cite'} onClick={toggle('cite')} />}
        {explained && <Tool name="why" record={record} isOpen={open === 'why'} onClick={toggle('why')} />}
      </div>
      {open === 'cite' && (
        <div className={styles['open']}>
          <Bibliography names={[{ kind: recordKind, id: record.id }]} fallback={<Loading />} />
        </div>
      )}
      {open === 'why' && explained && (
        <div className={styles['open']}>
          <Why query={explained} id={record.id} fallback={<Loading />} />
        </div>
      )}
    </>
  );
};

interface ToolProps {
  readonly name: Part;
  readonly record: GraphRecord;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

const Tool = ({ name, record, isOpen, onClick }: ToolProps) => {
  const t = useMessages();
  return (
    <button
      type="button"
      className={`link ${name}`}
      aria-expanded={isOpen}
      aria-label={t(`card.${name}-what`, { title: recordTitle(record) })}
      onClick={onClick}
    >
      {t(`card.${name}`)}
    </button>
  );
};
