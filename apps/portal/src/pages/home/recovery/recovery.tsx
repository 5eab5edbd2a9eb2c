import type { Identifier } from '@open-discovery/identifiers';
import type { KindCounts, SearchPage } from '@open-discovery/graph-client';
import { clearFilters, formatSearchAddress } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Link } from '../../../components/link.tsx';
import { readPid } from '../../../records/read-pid.ts';
import { resultsAddress } from '../../../search/search-address.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useAwaited } from '../../../runtime/use-awaited.ts';
import { useResultsData } from '../home-data.ts';
import type { RelaxationData } from './fetch-relaxations.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';
import { useOfferedWays, useOtherKinds, useSpellings } from './use-relaxations.ts';
import type { QueryRelaxation } from './use-relaxations.ts';

export interface RecoveryProps {
  readonly query: SearchQuery;
  /** The few results, with known labels of the chosen values. */
  readonly page: Pick<SearchPage, 'total' | 'facets' | 'relatedNames'>;
  readonly counts: KindCounts | null;
}

/** Shows every way from few results to more, each with its count. */
export const Recovery = (props: RecoveryProps) => {
  useCatalog(RARE_PARTS_CATALOG, 'recovery.label');
  const relaxations = useAwaited(useResultsData()?.relaxations ?? null);
  return relaxations ? <Relaxations {...props} relaxations={relaxations} /> : null;
};

const Relaxations = ({
  query,
  page,
  counts,
  relaxations,
}: RecoveryProps & { readonly relaxations: RelaxationData }) => {
  const t = useMessages();
  const { total } = page;
  const spellings = useSpellings(query, relaxations);
  // A spelling that leaves out a word is the same search as the offer without this word.
  const spelled = new Set(spellings.map((way) => resultsAddress(way.query)));
  const offered = useOfferedWays(query, page, relaxations.totals).filter(
    (way) => !spelled.has(resultsAddress(way.query)),
  );
  const elsewhere = useOtherKinds(query, counts);
  const lists = [
    { id: 'did-you-mean', ways: spellings },
    { id: 'find-more', ways: offered },
    { id: 'elsewhere', ways: total === 0 ? elsewhere : [] },
  ] as const;
  if (lists.every(({ ways }) => ways.length === 0)) return null;
  const isUnknown = total === 0 && counts !== null && elsewhere.length === 0;
  const identifier = isUnknown ? identifierOf(query) : null;
  return (
    <section className="ways" aria-label={t('recovery.label')}>
      {identifier ? (
        <UnknownIdentifier identifier={identifier} />
      ) : (
        <p>{t(total === 0 ? 'recovery.nothing' : 'recovery.little')}</p>
      )}
      {lists.map(
        ({ id, ways }) => ways.length > 0 && <Ways key={id} title={t(`recovery.${id}`)} ways={ways} />,
      )}
    </section>
  );
};

/** Returns the identifier that is all that a query looks for. Digits alone may be any number. */
const identifierOf = (query: SearchQuery): Identifier | null =>
  formatSearchAddress(clearFilters(query)) !== formatSearchAddress(query) ||
  /^\d+$/.test(query.keyword.trim())
    ? null
    : readPid({ value: query.keyword });

/** Leads to the resolver of an identifier that no record has. */
const UnknownIdentifier = ({ identifier: { display, url } }: { readonly identifier: Identifier }) => {
  const t = useMessages();
  return (
    <p>
      {t('recovery.unknown-identifier')}{' '}
      <a href={url} rel="noopener">
        {t('recovery.look-up', { identifier: display, site: new URL(url).hostname })}
      </a>
    </p>
  );
};

const Ways = ({ title, ways }: { readonly title: string; readonly ways: readonly QueryRelaxation[] }) => {
  const format = useFormat();
  return (
    <>
      <h2 className="small soft">{title}</h2>
      <ul className="advice">
        {ways.map(({ words, query, total }) => (
          <li key={words}>
            {/* Names of countries and languages come from the platform, and the browser's data may be newer than the server's. */}
            <Link suppressHydrationWarning to={resultsAddress(query)}>
              {words}
              {total !== null && <span className="num"> ({format.number(total)})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};
