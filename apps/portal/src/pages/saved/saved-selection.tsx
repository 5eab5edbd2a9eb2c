import { landingAddress } from '@open-discovery/model';
import { usePortal } from '../../runtime/portal-context.tsx';
import { CiteAll } from './cite-all.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { MarkedText } from '../../components/marked-text.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import { useOnline } from '../../runtime/use-online.ts';
import { SHARED_MAX, sharedAddress } from '../../saved/saved-addresses.ts';
import { withoutSelected, withoutSelection } from '../../saved/saved-steps.ts';
import type { SelectedRecord } from '../../saved/saved-items.ts';
import { useSaved } from '../../saved/use-saved.ts';
import { CompareLink } from './compare/compare-link.tsx';
import { ForgetButton, SavedList } from './saved-list.tsx';
import { SelectedDetails } from './selected-details.tsx';
import { SelectionExport } from './selection-export.tsx';
import { useMissingFacts } from './use-missing-facts.ts';

/** The records selected on any page of results. */
export const SavedSelection = () => {
  const t = useMessages();
  const format = useFormat();
  const { selection } = useSaved();
  useMissingFacts(selection);
  return (
    <SavedList
      id="saved-selection"
      title={t('saved.selected-count', { count: format.number(selection.length) })}
      empty={t('saved.no-selection')}
      items={selection}
      keyOf={({ id }) => id}
      tools={(remove) => <SelectionTools selection={selection} onClear={() => remove(withoutSelection)} />}
    >
      {(record, remove) => <Selected record={record} onRemove={() => remove(withoutSelected(record.id))} />}
    </SavedList>
  );
};

interface SelectedProps {
  readonly record: SelectedRecord;
  readonly onRemove: () => void;
}

const Selected = ({ record, onRemove }: SelectedProps) => {
  const { kind, id, title } = record;
  return (
    <>
      <div>
        <Link to={landingAddress(kind, id)}>
          <Icon name={kind} /> <MarkedText text={title} />
        </Link>
        <SelectedDetails record={record} />
      </div>
      <ForgetButton name={title} onClick={onRemove} />
    </>
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
