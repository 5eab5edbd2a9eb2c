import { useMessages } from '../../messages/use-messages.ts';

/** The ids of a record at its sources, folded: they help programs and few readers. */
const SourceIdentifiers = ({ ids }: { readonly ids: readonly string[] }) => {
  const t = useMessages();
  return (
    <details>
      <summary className="small">{t('landing.source-ids', { count: ids.length })}</summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <code>{id}</code>
          </li>
        ))}
      </ul>
    </details>
  );
};

interface WithOriginalIds {
  readonly id: string;
  readonly originalIds?: readonly string[] | null;
  readonly pids?: readonly { readonly value: string }[] | null;
}

/** Returns the ids of a record at its sources as the value of a fact; `null` without one that the page does not show yet. */
export const sourceIdentifiers = ({ id, originalIds, pids }: WithOriginalIds) => {
  const shown = new Set([id, `50|${id}`, ...(pids ?? []).map(({ value }) => value)]);
  const ids = [...new Set(originalIds)].filter((original) => !shown.has(original));
  return ids.length > 0 ? <SourceIdentifiers ids={ids} /> : null;
};
