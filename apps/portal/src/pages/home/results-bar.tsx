import type { SearchPage } from '@open-discovery/graph-client';
import {
  chosenValues,
  searchField,
  TOGETHER,
  VERSIONS_FIELD,
  withFilter,
  withPage,
  WORK_FIELD,
} from '@open-discovery/search-fields';
import type { SearchQuery } from '@open-discovery/search-fields';
import { Icon } from '../../components/icon.tsx';
import { useResultsAddress } from '../../search/search-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Chips } from './chips.tsx';
import { IdentifierNotice } from './notices/identifier-notice.tsx';
import { RecognizedNotice } from './notices/recognized-notice.tsx';
import { ResultActions } from './result-actions/result-actions.tsx';
import styles from './results.module.css';
import { FilterSwitch } from './controls/filter-switch.tsx';
import { ViewSwitch } from './controls/view-switch.tsx';
import { OPEN_RIGHTS } from '../../search/open-rights.ts';

interface ResultsBarProps {
  readonly query: SearchQuery;
  readonly page: SearchPage;
  /** Title of the feeds. */
  readonly title: string;
}

/** The applied filters, and what can be done with the results as a whole. */
export const ResultsBar = ({ query, page, title }: ResultsBarProps) => {
  const t = useMessages();
  return (
    <>
      <RecognizedNotice kind={query.kind} recognized={page.recognized} elsewhere={page.elsewhere} />
      {page.identifiers && <IdentifierNotice list={page.identifiers} />}
      <div className={`small ${styles['bar']}`}>
        <OpenSwitch query={query} page={page} />
        {page.total > 0 && (
          // One menu on small screens; elsewhere its content is always shown.
          <details className={styles['more']} data-popup="">
            <summary className="btn small" aria-label={t('view.tools')}>
              <Icon name="more" />
            </summary>
            <div className={styles['tools']}>
              <WorksSwitch query={query} page={page} />
              <div className={styles['actions']}>
                <ResultActions query={query} total={page.total} title={title} />
                {page.total > 1 && <ViewSwitch query={query} />}
              </div>
            </div>
          </details>
        )}
      </div>
      <Chips query={query} facets={page.facets} relatedNames={page.relatedNames} />
    </>
  );
};

type SwitchProps = Pick<ResultsBarProps, 'query' | 'page'>;

/** Limits the results to those that anyone can read. It stays where it is on, so that it can be switched off. */
const OpenSwitch = ({ query, page }: SwitchProps) => {
  const t = useMessages();
  const addressOf = useResultsAddress();
  if (searchField(query.kind, 'access')?.graphParam !== 'accessRightLabel') return null;
  const isOn = isLimitedToOpen(query, page);
  if (page.total === 0 && !isOn) return null;
  const others = Object.fromEntries(Object.entries(query.filters).filter(([name]) => name !== 'access'));
  const without = { ...query, filters: others };
  const limited = OPEN_RIGHTS.reduce((limit, right) => withFilter(limit, 'access', right, true), without);
  return (
    <FilterSwitch isOn={isOn} to={addressOf(withPage(isOn ? without : limited, 1))}>
      <Icon name="lock-open" /> {t('view.open-only')}
    </FilterSwitch>
  );
};

/**
 * Reports whether the filter of access contains the open rights and nothing else. Those without results, which the facet
 * does not list, make no difference.
 */
const isLimitedToOpen = (query: SearchQuery, { facets }: SearchPage): boolean => {
  const chosen = chosenValues(query, 'access');
  const listed = facets['access']?.values;
  return (
    chosen.length > 0 &&
    chosen.every((right) => OPEN_RIGHTS.includes(right)) &&
    OPEN_RIGHTS.every(
      (right) =>
        chosen.includes(right) || listed?.every(({ value, count }) => value !== right || count === 0),
    )
  );
};

/** Shows one card for all versions of a work. It is offered where it makes a difference. */
const WorksSwitch = ({ query, page }: SwitchProps) => {
  const t = useMessages();
  const addressOf = useResultsAddress();
  const isOn = chosenValues(query, VERSIONS_FIELD.name).length > 0;
  // The versions of one work are listed one by one.
  const isOffered = page.versions?.canBeTogether && chosenValues(query, WORK_FIELD.name).length === 0;
  if (!isOn && !isOffered) return null;
  return (
    <FilterSwitch
      isOn={isOn}
      to={addressOf(withFilter(query, VERSIONS_FIELD.name, TOGETHER, !isOn))}
      className={styles['works']}
    >
      {t('view.one-per-work')}
    </FilterSwitch>
  );
};
