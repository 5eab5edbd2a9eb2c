import { kindOf } from '@open-discovery/model';
import type { GraphRecord, RecordKind } from '@open-discovery/model';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLandingData } from '../landing-data.ts';
import type { Section } from '../sections.tsx';
import { SIMILAR, similarAddress } from './similar-address.ts';
import { similarIsland } from './similar.lazy.ts';

/**
 * Returns the section with the works that are about the same as a product. They are looked for when a visitor asks for them,
 * so that no page waits for them.
 */
export const useSimilarSection = (kind: RecordKind, record: GraphRecord): Section | null => {
  const t = useMessages();
  const similar = useLandingData()?.similar;
  const isTitled = 'mainTitle' in record && Boolean(record.mainTitle);
  if (kindOf(kind) !== 'product' || !isTitled) return null;
  const content = similar ? (
    <similarIsland.Part similar={similar} />
  ) : (
    <p>
      <Link to={similarAddress(kind, record.id)} rel="nofollow">
        {t('similar.show')}
      </Link>
    </p>
  );
  return { id: SIMILAR, title: t('similar.title'), content };
};
