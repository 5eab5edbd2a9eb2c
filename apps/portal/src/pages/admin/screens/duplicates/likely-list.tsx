import { decideMerge, getLikelyDuplicates } from '@open-discovery/admin-client';
import type { LikelyDuplicate, MergeVerdict } from '@open-discovery/model';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { Link } from '../../../../components/link.tsx';
import { PageStyles } from '../../../../components/page-styles.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { PagedList } from '../../parts/list/paged-list.tsx';
import { useListPlace } from '../../parts/list/use-list-place.ts';
import { useChangeWithNote } from '../../parts/use-change-with-note.tsx';
import { useContent } from '../../use-content.ts';
import styles from './compared-facts.css?url';
import { screenAddress } from '../../screen-address.ts';
import { LikelyCount } from './likely-count.tsx';
import { LikelyEntry } from './likely-entry.tsx';

/** Pairs are read closely, one after the other. */
const PAIRS_PER_PAGE = 10;

const keyOf = ({ record, other }: LikelyDuplicate): string => `${record.id} ${other.id}`;

interface LikelyListProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The pairs of which the last import was not sure, the most likely first, for people to decide. */
export const LikelyList = ({ heading }: LikelyListProps) => {
  const t = useMessages();
  const { send, note } = useChangeWithNote();
  const [{ page }, go] = useListPlace(t('admin-duplicates.likely'), 1);
  const { value, ...reading } = useContent(getLikelyDuplicates({ page, pageSize: PAIRS_PER_PAGE }));
  const shown = value && { value: { total: value.header.numFound, results: value.results } };
  // An answered pair stays until the list is read again: a second click on it is no decision of somebody else.
  const answered = useRef(new Set<string>());
  const decide = async (pair: LikelyDuplicate, verdict: MergeVerdict): Promise<void> => {
    const { record, other } = pair;
    if (answered.current.has(keyOf(pair))) return;
    answered.current.add(keyOf(pair));
    const request = decideMerge({ verdict, records: [record.id], others: [other.id], version: 0 });
    const answer = await send(request, t('admin.saved'));
    if (answer.ok) return;
    answered.current.delete(keyOf(pair));
    // Perhaps a record is gone, or somebody else has decided.
    reading.reload();
  };
  return (
    <>
      <PageStyles href={styles} />
      <h2 ref={heading} tabIndex={-1}>
        {t('admin-duplicates.likely')}
      </h2>
      <p>{t('admin-duplicates.likely-lead')}</p>
      <LikelyCount count={value?.header.numFound} />
      <p>
        <Link to={screenAddress('duplicates')}>{t('admin-duplicates.back')}</Link>
      </p>
      {note}
      <PagedList
        label={t('admin-duplicates.likely')}
        content={{ ...reading, ...shown }}
        page={page}
        pageSize={PAIRS_PER_PAGE}
        onPage={(next) => go({ words: '', page: next })}
        keyOf={keyOf}
        empty={t('admin-duplicates.likely-empty')}
      >
        {(pair) => <LikelyEntry pair={pair} onDecide={(verdict) => void decide(pair, verdict)} />}
      </PagedList>
    </>
  );
};
