import { useLoaderData } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { useHydrated } from '../../runtime/use-hydrated.ts';
import { useOnline } from '../../runtime/use-online.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { SAVED_PATH } from '../../runtime/paths.ts';
import { comparisonIsland } from './compare/comparison.lazy.ts';
import type { Comparison } from './compare/load-comparison.ts';
import { CompareLink } from './compare/compare-link.tsx';
import type { SavedData, SharedGroup } from './saved-data.ts';
import type { RecordKey } from '../../saved/saved-addresses.ts';
import { SavedFile } from './saved-file.tsx';
import { SavedSnapshots } from './saved-snapshots.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { SavedSelection } from './saved-selection.tsx';
import styles from './saved.module.css';
import { SharedRecords } from './shared-records.tsx';

export { savedLoader as loader } from './saved-loader.ts';

/** A visitor's saved items on this device, and records shared through the address. */
export const Page = () => {
  const t = useMessages();
  const isHydrated = useHydrated();
  const isOnline = useOnline();
  const { shared, comparison } = useLoaderData<SavedData>();
  if (comparison) return <ComparisonPage comparison={comparison} />;
  return (
    <main id="main" className={`page ${styles['saved']}`}>
      <PageHead title={t(shared.length > 0 ? 'saved.shared' : 'footer.saved')} path={SAVED_PATH} noIndex />
      <h1>{t(shared.length > 0 ? 'saved.shared' : 'footer.saved')}</h1>
      {shared.length > 0 && (
        <>
          <p className="row">
            <CompareLink records={namesOf(shared)} />
          </p>
          <SharedRecords groups={shared} />
        </>
      )}
      <noscript>
        <p className="notice">{t('saved.scripts')}</p>
      </noscript>
      {shared.length === 0 && <p className="soft">{t('saved.lead')}</p>}
      {!isOnline && (
        <p className="notice" role="status">
          {t('saved.offline')}
        </p>
      )}
      {isHydrated && (
        <>
          <SavedSearches />
          <SavedSelection />
          <SavedSnapshots />
          <SavedFile />
        </>
      )}
    </main>
  );
};

/** Returns the names of the records of groups; for a comparison, a product of any type is a product. */
const namesOf = (groups: readonly SharedGroup[]): readonly RecordKey[] =>
  groups.flatMap(({ kind, ids }) => ids.map((id) => ({ kind, id })));

const ComparisonPage = ({ comparison }: { readonly comparison: Comparison }) => {
  const t = useMessages();
  return (
    <main id="main" className={`page ${styles['saved']}`}>
      <PageHead title={t('compare.title')} noIndex />
      <h1>{t('compare.title')}</h1>
      <comparisonIsland.Part comparison={comparison} />
    </main>
  );
};
