import type { SimilarWork } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import type { QueryResult } from '@open-discovery/portal-state';
import { Failed } from '../../../components/failed.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { MarkedTitle } from '../../../components/marked-title.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import styles from '../landing.module.css';
import { useRelatedSummary } from '../relations/use-related-summary.ts';

interface SimilarWorksProps {
  readonly similar: QueryResult<readonly SimilarWork[]>;
}

/** The works that are about the same as a product, each with why. */
export const SimilarWorks = ({ similar }: SimilarWorksProps) => {
  const t = useMessages();
  if (similar.state === 'failed') return <Failed what={t('similar.failed')} error={similar.error} />;
  const works = foundValue(similar) ?? [];
  if (works.length === 0) return <p className="soft">{t('similar.none')}</p>;
  return (
    <>
      <p className="small soft">{t('similar.about')}</p>
      <ul className={styles['related']}>
        {works.map((work) => (
          <li key={work.record.id}>
            <Icon name={work.record.type} />{' '}
            <Link to={landingAddress(work.record.type, work.record.id)}>
              <MarkedTitle record={work.record} />
            </Link>
            <About work={work} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** Returns why a work is similar, as sentences. */
const useReasons = ({ references, subjects, words }: SimilarWork): readonly string[] => {
  const t = useMessages();
  const format = useFormat();
  return [
    references > 0 && t('similar.references', { count: references, shown: format.number(references) }),
    subjects.length > 0 && t('similar.subjects', { subjects: subjects.join(', ') }),
    words.length > 0 && t('similar.words', { words: words.join(', ') }),
  ].filter((reason) => reason !== false);
};

const About = ({ work }: { readonly work: SimilarWork }) => {
  const reasons = useReasons(work);
  const summary = useRelatedSummary({ kind: 'product', record: work.record });
  return (
    <>
      {summary.length > 0 && <span className="small soft">{summary.join(' · ')}</span>}
      <span className="small">{reasons.join(' · ')}</span>
    </>
  );
};
