import { EMPTY_QUERY, withFilter } from '@open-discovery/search-fields';
import { useLoaderData } from 'react-router-dom';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useIndexStatus } from '../../../runtime/use-index-status.ts';
import { resultsAddress } from '../../../search/search-address.ts';
import { Contact } from '../contact.tsx';
import { InformationFrame, Paragraphs, Points } from '../information-frame.tsx';
import type { InformationSection } from '../information-frame.tsx';
import { InformationTable } from '../information-table.tsx';
import type { AboutData } from './about-loader.ts';

const SECTIONS: readonly InformationSection[] = [
  { id: 'what', title: 'about-page.what', content: <What /> },
  { id: 'records', title: 'about-page.records', content: <Records /> },
  { id: 'sources', title: 'about-page.sources', content: <Sources /> },
  { id: 'order', title: 'about-page.order', content: ['about-page.order-text'] },
  {
    id: 'limits',
    title: 'about-page.limits',
    content: (
      <Points
        ids={['about-page.limits-complete', 'about-page.limits-figures', 'about-page.limits-mistakes']}
      />
    ),
  },
  {
    id: 'reuse',
    title: 'about-page.reuse',
    content: ['about-page.reuse-data', 'about-page.reuse-software'],
  },
  { id: 'contact', title: 'contact.label', content: <Contact /> },
];

/** The page about the content of the portal, its sources and its ranking. */
export const AboutPage = () => (
  <InformationFrame route="/about" title="about-page.title" lead="about-page.lead" sections={SECTIONS} />
);

function What() {
  const t = useMessages();
  const { configuration } = usePortal();
  return (
    <>
      <p>{t('about-page.what-text', { portal: configuration.title })}</p>
      <Paragraphs ids={['about-page.what-free']} />
    </>
  );
}

function Records() {
  const t = useMessages();
  const format = useFormat();
  const status = useIndexStatus();
  const known = useLoaderData<AboutData>().kinds.flatMap(({ total, ...row }) =>
    total === null ? [] : [{ ...row, total }],
  );
  return (
    <>
      {known.length === 0 ? (
        <p>{t('about-page.records-failed')}</p>
      ) : (
        <InformationTable
          label={t('about-page.records')}
          columns={[t('about-page.records-kind'), t('about-page.records-count')]}
          rows={known.map(({ kind, query, total }) => ({
            key: kind,
            cells: [
              <Link key="kind" to={resultsAddress(query)}>
                {t(`kind.${kind}`)}
              </Link>,
            ],
            number: format.number(total),
          }))}
        />
      )}
      {status?.state === 'found' && (
        <p>{t('about-page.records-date', { date: format.day(status.value.publishedAt) })}</p>
      )}
    </>
  );
}

function Sources() {
  const t = useMessages();
  const format = useFormat();
  const { sources } = useLoaderData<AboutData>();
  return (
    <>
      {sources.length > 0 && (
        <>
          <p>{t('about-page.sources-text')}</p>
          <InformationTable
            label={t('about-page.sources')}
            columns={[t('about-page.sources-source'), t('kind.product')]}
            rows={sources.map(({ value, label, count }) => ({
              key: value,
              cells: [
                <Link key="source" to={resultsAddress(withFilter(EMPTY_QUERY, 'collectedFrom', value, true))}>
                  {label}
                </Link>,
              ],
              number: format.number(count),
            }))}
          />
        </>
      )}
      <Paragraphs ids={['about-page.sources-merged']} />
    </>
  );
}
