import type { SearchPage } from '@open-discovery/graph-client';
import { chosenValues, searchField, withFilter } from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useResultsAddress } from '../../search/search-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Chips } from './chips.tsx';
import { IdentifierNotice } from './identifier-notice.tsx';
import { RecognizedNotice } from './recognized-notice.tsx';
import styles from './results.module.css';
import { SizeSelect } from './size-select.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface ResultsBarProps {
  readonly query: SearchQuery;
  readonly page: SearchPage;
}

/** The applied filters and display options. */
export const ResultsBar = ({ query, page }: ResultsBarProps) => (
  <>
    <RecognizedNotice recognised={page.recognised} elsewhere={page.elsewhere} />
    {page.identifiers && <IdentifierNotice list={page.identifiers} />}
    {page.total > 1 && (
      <div className={`row ${styles['bar']}`}>
        <OpenSwitch query={query} />
        <ViewSwitch query={query} />
        <SizeSelect query={query} />
      </div>
    )}
    <Chips query={query} facets={page.facets} relatedNames={page.relatedNames} />
  </>
);

const OPEN = 'OPEN';

/** Limits the results to open access with one click; a link, because the facet has the checkbox. */
const OpenSwitch = ({ query }: { readonly query: SearchQuery }) => {
  const t = useMessages();
  const addressOf = useResultsAddress();
  if (searchField(query.kind, 'access')?.graphParam !== 'accessRightLabel') return null;
  const isOn = chosenValues(query, 'access').includes(OPEN);
  return (
    <Link
      className={`chip ${isOn ? styles['on'] : ''}`}
      to={addressOf(withFilter(query, 'access', OPEN, !isOn))}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
    >
      <Icon name="lock-open" /> {t('view.open-only')}
    </Link>
  );
};
