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

/** Returns the ids of a record at its sources as the value of a fact; `null` without one. */
export const sourceIdentifiers = (ids: readonly string[] | null | undefined) =>
  ids && ids.length > 0 ? <SourceIdentifiers ids={[...new Set(ids)]} /> : null;
