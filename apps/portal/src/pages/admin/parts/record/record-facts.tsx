import { landingAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import type { RefObject } from 'react';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';

/** A record as a keeper recognizes it. */
export interface KnownRecord {
  readonly id: string;
  readonly kind: RecordKind;
  readonly title: string;
  readonly sources: readonly string[];
}

interface RecordFactsProps {
  readonly record: KnownRecord;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

/** The title of a record, its kind, its id with a link to its page, and its sources. */
export const RecordFacts = ({ record: { id, kind, title, sources }, heading }: RecordFactsProps) => {
  const t = useMessages();
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className="soft small">
        {t(`one.${kind}`)} ·{' '}
        <Link className="admin-break" to={landingAddress(kind, id)}>
          {id}
        </Link>
        {sources.length > 0 && ` · ${t('admin.record-sources', { names: sources.join(', ') })}`}
      </p>
    </>
  );
};
