import type { SearchPage } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import type { QueryResult } from '@open-discovery/portal-state';
import type { CardRecordOf } from '../../../search/card-records.ts';
import { AccessLabel } from '../../../components/access-label.tsx';
import { Failed } from '../../../components/failed.tsx';
import { Link } from '../../../components/link.tsx';
import { MarkedText } from '../../../components/marked-text.tsx';
import { recordTitle } from '../../../records/record-title.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { readPid } from '../../../records/read-pid.ts';
import { isProduct } from '../../../records/is-product.ts';

/** One page of a report's works, as items of its list. */
export const ReportPage = ({ page }: { readonly page: QueryResult<SearchPage> }) => {
  const t = useMessages();
  if (page.state === 'failed')
    return (
      <li>
        <Failed what={t('works.report-failed')} />
      </li>
    );
  const works = (foundValue(page)?.results ?? []).filter(isProduct);
  return works.map((work) => <Work key={work.id} work={work} />);
};

const AUTHORS_SHOWN = 5;

const Work = ({ work }: { readonly work: CardRecordOf['product'] }) => {
  const t = useMessages();
  const authors = work.authors ?? [];
  const more = authors.length - AUTHORS_SHOWN;
  const people = authors.slice(0, AUTHORS_SHOWN).map(({ fullName }) => fullName);
  const pid = work.pids?.[0] ? readPid(work.pids[0]) : null;
  return (
    <li>
      {people.length > 0 && `${people.join('; ')}${more > 0 ? ` + ${more}` : ''} `}
      {work.publicationDate && `(${work.publicationDate.slice(0, 4)}) `}
      <Link to={landingAddress(work.type, work.id)}>
        <MarkedText text={recordTitle(work)} />
      </Link>
      {'. '}
      {[work.container?.name ?? work.publisher, t(`one.${work.type}`)].filter(Boolean).join('. ')}.{' '}
      {pid && <a href={pid.url}>{pid.display}</a>} <AccessLabel product={work} />
    </li>
  );
};
