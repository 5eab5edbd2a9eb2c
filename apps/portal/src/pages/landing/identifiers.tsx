import { CopyButton } from '../../components/copy-button.tsx';
import { readPid } from './read-pid.ts';

interface IdentifiersProps {
  readonly pids:
    readonly { readonly scheme?: string | null; readonly value?: string | null }[] | null | undefined;
}

/** Persistent identifiers, each a link to its resolver where we know one, and ready to be copied. */
export const Identifiers = ({ pids }: IdentifiersProps) =>
  (pids ?? []).length === 0 ? null : (
    <ul className="row">
      {(pids ?? []).map(({ scheme, value }) => {
        const identifier = readPid({ scheme, value });
        return (
          <li key={`${scheme ?? ''} ${value ?? ''}`}>
            <span className="soft small">{scheme} </span>
            {identifier ? <a href={identifier.url}>{identifier.display}</a> : value}{' '}
            <CopyButton text={identifier?.url ?? value ?? ''} />
          </li>
        );
      })}
    </ul>
  );
