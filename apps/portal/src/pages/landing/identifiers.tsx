import { CopyButton } from '../../components/copy-button.tsx';
import { readPid } from './read-pid.ts';

interface Pid {
  readonly scheme?: string | null;
  readonly value?: string | null;
}

/** Persistent identifiers with a copy button, each linked to its resolver when it is known. */
export const Identifiers = ({ pids }: { readonly pids: readonly Pid[] | null | undefined }) =>
  (pids ?? []).length === 0 ? null : (
    <ul className="row">
      {distinct(pids ?? []).map(({ key, scheme, value, identifier }) => (
        <li key={key}>
          <span className="soft small">{scheme} </span>
          {identifier ? <a href={identifier.url}>{identifier.display}</a> : value}{' '}
          <CopyButton text={identifier?.url ?? value ?? ''} />
        </li>
      ))}
    </ul>
  );

/** Removes duplicates: sources spell one identifier in several ways, such as a DOI in capitals. */
const distinct = (pids: readonly Pid[]) => {
  const all = pids.map(({ scheme, value }) => {
    const identifier = readPid({ scheme, value });
    return { key: identifier?.url ?? `${scheme ?? ''} ${value ?? ''}`, scheme, value, identifier };
  });
  return [...new Map(all.map((pid) => [pid.key, pid])).values()];
};
