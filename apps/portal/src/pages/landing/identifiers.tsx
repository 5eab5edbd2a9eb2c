import { CopyButton } from '../../components/copy-button.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import type { Pid } from '../../records/read-pid.ts';
import { shownPid } from '../../records/shown-pid.ts';
import { resolverOf } from './resolver-of.ts';

/** Persistent identifiers with a copy button, each linked to its resolver when it is known. */
export const Identifiers = ({ pids }: { readonly pids: readonly Pid[] | null | undefined }) => {
  const shown = distinct(pids ?? []);
  return shown.length === 0 ? null : (
    <ul className="row">
      {shown.map(({ scheme, text, url }) => (
        <li key={url ?? `${scheme} ${text}`}>
          {scheme && <span className="soft small">{scheme} </span>}
          {url ? <ExternalLink url={url}>{text}</ExternalLink> : text} <CopyButton text={url ?? text} />
        </li>
      ))}
    </ul>
  );
};

/**
 * Removes duplicates, because sources spell one identifier in several ways, such as a DOI in capitals, and puts those of one
 * scheme next to each other.
 */
const distinct = (pids: readonly Pid[]) => {
  const all = pids.flatMap((pid) => {
    const shown = shownPid(pid);
    return shown ? { ...shown, url: shown.url ?? resolverOf(pid) } : [];
  });
  const different = [...new Map(all.map((pid) => [pid.url ?? `${pid.scheme} ${pid.text}`, pid])).values()];
  const schemes = different.map(({ scheme }) => scheme);
  return different.toSorted((a, b) => schemes.indexOf(a.scheme) - schemes.indexOf(b.scheme));
};
