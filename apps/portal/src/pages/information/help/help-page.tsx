import { useLoaderData } from 'react-router-dom';
import { Link } from '../../../components/link.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { SAVED_PATH } from '../../../runtime/paths.ts';
import { advancedAddress } from '../../../search/advanced-address.ts';
import { resultsAddress } from '../../../search/search-address.ts';
import { Contact } from '../contact.tsx';
import { InformationFrame, Paragraphs } from '../information-frame.tsx';
import type { InformationSection } from '../information-frame.tsx';
import { InformationTable } from '../information-table.tsx';
import type { HelpData } from './help-loader.ts';

const SECTIONS: readonly InformationSection[] = [
  {
    id: 'search',
    title: 'help-page.search',
    content: [
      'help-page.search-words',
      'help-page.search-phrase',
      'help-page.search-identifier',
      'help-page.search-order',
    ],
  },
  { id: 'query-language', title: 'help-page.language', content: <QueryLanguage /> },
  {
    id: 'narrow',
    title: 'help-page.narrow',
    content: ['help-page.narrow-filters', 'help-page.narrow-not', 'help-page.narrow-few'],
  },
  {
    id: 'use',
    title: 'help-page.use',
    content: ['help-page.use-open', 'help-page.use-cite', 'help-page.use-export'],
  },
  { id: 'follow', title: 'help-page.follow', content: <Follow /> },
  { id: 'keys', title: 'help-page.keys', content: ['help-page.keys-text'] },
  { id: 'more', title: 'help-page.more', content: <More /> },
];

/** Explains how to search and what the portal can do, with examples that find records of this portal. */
export const HelpPage = () => (
  <InformationFrame route="/help" title="footer.help" lead="help-page.lead" sections={SECTIONS} />
);

function QueryLanguage() {
  const t = useMessages();
  const format = useFormat();
  const { examples } = useLoaderData<HelpData>();
  return (
    <>
      <p>{t('help-page.language-lead')}</p>
      {examples.length === 0 ? (
        <p>{t('help-page.examples-missing')}</p>
      ) : (
        <InformationTable
          label={t('help-page.language')}
          columns={[t('help-page.example'), t('help-page.finds'), t('help-page.results')]}
          rows={examples.map(({ rule, typed, query, total }) => ({
            key: rule,
            cells: [
              <Link key="query" to={resultsAddress(query)}>
                <code>{typed}</code>
              </Link>,
              t(`help-page.rule-${rule}`),
            ],
            number: format.number(total),
          }))}
        />
      )}
      <Paragraphs ids={['help-page.language-case', 'help-page.language-mistakes']} />
      <p>
        <Link to={advancedAddress('')}>{t('help-page.language-open')}</Link>
      </p>
    </>
  );
}

function Follow() {
  const t = useMessages();
  return (
    <>
      <Paragraphs ids={['help-page.follow-saved', 'help-page.follow-feed', 'help-page.follow-address']} />
      <p>
        <Link to={SAVED_PATH}>{t('footer.saved')}</Link>
      </p>
    </>
  );
}

function More() {
  const t = useMessages();
  const { addresses } = usePortal().configuration;
  return (
    <>
      <p>
        <a href={addresses.apiDocs}>{t('help-page.more-api')}</a>
      </p>
      <Contact />
    </>
  );
}
