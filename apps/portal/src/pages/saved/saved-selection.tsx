import { landingAddress } from '@open-discovery/model';
import { usePortal } from '../../runtime/portal-context.tsx';
import { CiteAll } from './cite-all.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useOnline } from '../../runtime/use-online.ts';
import { SHARED_MAX, sharedAddress } from '../../saved/saved-addresses.ts';
import { withoutSelected, withoutSelection } from '../../saved/saved-steps.ts';
import type { SelectedRecord } from '../../saved/saved-items.ts';
import { useSaved } from '../../saved/use-saved.ts';
import styles from './saved.module.css';
import { CompareLink } from './compare/compare-link.tsx';
import { SelectedDetails } from './selected-details.tsx';
import { SelectionExport } from './selection-export.tsx';
import { useMissingFacts } from './use-missing-facts.ts';
import { useRemoval } from './use-removal.tsx';

/** The records selected on any page of results. */
export const SavedSelection = () => {
  const t = useMessages();
  const { selection } = useSaved();
  useMissingFacts(selection);
  const [remove, removed] = useRemoval();
  return (
    <section className={styles['part']} aria-labelledby="saved-selection">
      <h2 id="saved-selection">{t('saved.selected-count', { count: selection.length })}</h2>
      {selection.length === 0 ? (
        <p className="soft">{t('saved.no-selection')}</p>
      ) : (
        <>
          <SelectionTools selection={selection} onClear={() => remove(withoutSelection)} />
          <ul className={styles['list']}>
            {selection.toReversed().map((record) => (
              <li key={record.id}>
                <Selected record={record} onRemove={() => remove(withoutSelected(record.id))} />
              </li>
            ))}
          </ul>
        </>
      )}
      {removed}
    </section>
  );
};

interface SelectedProps {
  readonly record: SelectedRecord;
  readonly onRemove: () => void;
}

const Selected = ({ record, onRemove }: SelectedProps) => {
  const t = useMessages();
  const { kind, id, title } = record;
  return (
    <div className={styles['item']}>
      <div>
        <Link to={landingAddress(kind, id)}>
          <Icon name={kind} /> <MarkedText text={title} />
        </Link>
        <SelectedDetails record={record} />
      </div>
      <button
        type="button"
        className="link small"
        aria-label={t('saved.forget-what', { name: title })}
        onClick={onRemove}
      >
        {t('saved.forget')}
      </button>
    </div>
  );
};

interface SelectionToolsProps {
  readonly selection: readonly SelectedRecord[];
  readonly onClear: () => void;
}

const SelectionTools = ({ selection, onClear }: SelectionToolsProps) => {
  const t = useMessages();
  const { origin } = usePortal();
  // Each of them asks the server.
  if (!useOnline()) return null;
  return (
    <>
      <SelectionExport ids={selection.map(({ id }) => id)} />
      <p className="row small">
        <CompareLink records={selection} />
        {selection.length > SHARED_MAX ? (
          <span>{t('saved.share-limit', { most: SHARED_MAX })}</span>
        ) : (
          <>
            <Link to={sharedAddress(selection)}>{t('saved.share')}</Link>
            <CopyButton text={`${origin}${sharedAddress(selection)}`} label={t('saved.copy-share')} />
          </>
        )}
        <button type="button" className="link" onClick={onClear}>
          {t('saved.clear')}
        </button>
      </p>
      <CiteAll names={selection} />
    </>
  );
};
