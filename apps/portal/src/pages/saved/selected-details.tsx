import { CopyButton } from '../../components/copy-button.tsx';
import { shownPid } from '../../records/shown-pid.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormat } from '../../runtime/use-format.ts';
import type { SelectedFacts, SelectedRecord } from '../../saved/saved-items.ts';
import styles from './saved.module.css';

/** The stored facts about a selected record: authors, year, venue, identifiers, and its citation once it was cited. */
export const SelectedDetails = ({
  record: { title, facts, citation },
}: {
  readonly record: SelectedRecord;
}) => {
  const t = useMessages();
  return (
    <>
      {facts && <Facts facts={facts} />}
      {citation && (
        <details className={`small ${styles['citation']}`}>
          <summary>{t('saved.citation')}</summary>
          <p>
            {citation.text}{' '}
            <CopyButton text={citation.text} label={t('saved.copy-citation', { name: title })} />
          </p>
        </details>
      )}
    </>
  );
};

const Facts = ({ facts }: { readonly facts: SelectedFacts }) => {
  const t = useMessages();
  const format = useFormat();
  const { authors, authorsLeft, year, venue, identifiers } = facts;
  const names = authors.join('; ');
  const more = authorsLeft > 0 ? ` ${t('product.more-authors', { shown: format.number(authorsLeft) })}` : '';
  const line = [`${names}${more}`, year, venue].filter((part) => part !== '').join(' · ');
  return (
    <>
      {line !== '' && <p className="small soft">{line}</p>}
      {identifiers.length > 0 && (
        <p className="row small">
          {identifiers.map((identifier) => (
            <Identifier key={`${identifier.scheme} ${identifier.value}`} identifier={identifier} />
          ))}
        </p>
      )}
    </>
  );
};

const Identifier = ({ identifier }: { readonly identifier: SelectedFacts['identifiers'][number] }) => {
  const shown = shownPid(identifier);
  if (shown === null) return null;
  const words = shown.scheme === '' ? shown.text : `${shown.scheme} ${shown.text}`;
  return shown.url === null ? <span className="soft">{words}</span> : <a href={shown.url}>{words}</a>;
};
