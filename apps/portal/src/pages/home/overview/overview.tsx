import type { Overview as OverviewAnswer } from '@open-discovery/graph-client';
import type { QueryResult, QueryValue } from '@open-discovery/portal-state';
import { KINDS, PRODUCT_TYPES } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { EMPTY_QUERY } from '@open-discovery/search-fields';
import { enabledKinds, isKindEnabled } from '../../../search/enabled-kinds.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { DivHelp } from '../../../components/div-help.tsx';
import { Failed } from '../../../components/failed.tsx';
import { communityAddress, keywordAddress, subjectAddress } from '../../../components/list-addresses.ts';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { PageBrand } from '../page-brand.tsx';
import { PageHead } from '../../../components/page-head.tsx';
import { RecordCard } from '../../../components/record-card.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { YearBars } from '../../../components/year-bars.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { AdvancedLink, OpenBuilder } from '../advanced.tsx';
import styles from './overview.module.css';
import { ScopeNote } from '../scope-note.tsx';
import { hyphenate } from './hyphenate.ts';
import { shownExamples } from './shown-examples.ts';

interface OverviewProps {
  readonly overview: QueryResult<OverviewAnswer>;
  /** The results of each configured example. */
  readonly totals: QueryResult<QueryValue<'totals'>>;
}

/** The empty home: what this portal is, the search box, and the graph at a glance. */
export const Overview = ({ overview, totals }: OverviewProps) => {
  const t = useMessages();
  const { configuration, language } = usePortal();
  const subjects = overview.state === 'found' ? overview.value.subjects : [];
  const examples = shownExamples({ configured: configuration.examples[language], totals, subjects });
  return (
    <div className={styles['front']}>
      <PageBrand />
      <main id="main">
        <PageHead title={null} description={t('home.lead')} path="/" />
        <section className={styles['hero']}>
          <div className="page">
            <h1>{t('home.heading')}</h1>
            <p className={styles['lead']}>{configuration.lead ?? t('home.lead')}</p>
            <SearchBox variant="large" />
            <ScopeNote kind="product" />
            <DivHelp id="search-form" />
            <AdvancedLink query={EMPTY_QUERY} />
            <OpenBuilder query={EMPTY_QUERY} />
            {examples.length > 0 && (
              <p className={`small row ${styles['examples']}`}>
                <span>{t('home.examples')}</span>
                {examples.map((example) => (
                  <Link key={example} to={keywordAddress(example)}>
                    {example}
                  </Link>
                ))}
              </p>
            )}
          </div>
        </section>
        <div className="page">
          <DivHelp id="overview" />
          {overview.state === 'found' && <AtAGlance overview={overview.value} />}
          {overview.state === 'failed' && <Failed what={t('home.failed')} error={overview.error} />}
        </div>
      </main>
    </div>
  );
};

const AtAGlance = ({ overview }: { readonly overview: OverviewAnswer }) => {
  const t = useMessages();
  const { graphSectionTitle, graphSectionText } = usePortal().configuration;
  return (
    <>
      {graphSectionTitle ? <h2>{graphSectionTitle}</h2> : <h2 className="vh">{t('home.by-kind')}</h2>}
      {graphSectionText && <p className={styles['section-text']}>{graphSectionText}</p>}
      <Tiles counts={overview.counts} />
      <div className={styles['two']}>
        <div>
          <section aria-labelledby="by-year">
            <h2 id="by-year">{t('home.by-year')}</h2>
            <YearBars years={overview.years} />
          </section>
          <FieldsOfScience fields={overview.fieldsOfScience} />
          <Communities communities={overview.communities} />
        </div>
        <div>
          <section aria-labelledby="newest">
            <h2 id="newest">{t('home.newest')}</h2>
            {overview.newest.map(
              ({ kind, record }) =>
                kind !== 'person' && <RecordCard key={record.id} kind={kind} record={record} heading="h3" />,
            )}
          </section>
        </div>
      </div>
    </>
  );
};

const Tiles = ({ counts }: Pick<OverviewAnswer, 'counts'>) => {
  const t = useMessages();
  const format = useFormat();
  const { configuration } = usePortal();
  const kinds: RecordKind[] = [
    ...PRODUCT_TYPES.filter((type) => isKindEnabled(configuration, type)),
    ...enabledKinds(configuration).filter((kind) => kind !== 'product'),
  ];
  return (
    <ul className={styles['tiles']}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Link to={`/?type=${KINDS[kind].typeWord}`}>
            <Icon name={kind} />
            <b className="num">{format.number(counts[kind])}</b>
            <span>{hyphenate(t(`kind.${kind}`), t('home.hyphenation'))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

const FieldsOfScience = ({ fields }: { readonly fields: OverviewAnswer['fieldsOfScience'] }) => {
  const t = useMessages();
  const format = useFormat();
  const labels = useLabels();
  const most = Math.max(1, ...fields.map(({ count }) => count));
  return (
    <section aria-labelledby="fields" className={styles['later']}>
      <h2 id="fields">{t('home.fields')}</h2>
      <ul className={styles['fields']}>
        {fields.map(({ value, label, count }) => (
          <li key={value}>
            <Link to={subjectAddress('fos', value)}>{labels.value('fos', value, label)}</Link>
            <svg className={styles['bar']} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * count) / most} height="8" rx="1" />
            </svg>
            <span className="num small soft">{format.number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Communities = ({ communities }: Pick<OverviewAnswer, 'communities'>) => {
  const t = useMessages();
  const format = useFormat();
  if (communities.length === 0) return null;
  return (
    <section aria-labelledby="communities" className={styles['later']}>
      <h2 id="communities">{t('kind.community')}</h2>
      <ul className="row">
        {communities.map(({ record, products }) => (
          <li key={record.id}>
            <Link className="chip" to={communityAddress(record.acronym ?? record.id)}>
              {record.name ?? record.acronym} <span className="num soft">{format.number(products)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
