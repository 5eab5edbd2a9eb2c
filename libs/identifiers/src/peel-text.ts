import { doiOfAddress } from './article-address.ts';
import { cleanText } from './clean-text.ts';
import { decodePath } from './encode-path.ts';
import type { IdentifierScheme } from './identifier.ts';

/** Text without prefix and resolver; `scheme` is the scheme that they name, null if the text is bare. */
interface PeeledText {
  scheme: IdentifierScheme | null;
  body: string;
}

const SCHEME_OF_WORD: Readonly<Record<string, IdentifierScheme>> = {
  doi: 'doi',
  orcid: 'orcid',
  pmid: 'pmid',
  pmids: 'pmid',
  pubmed: 'pmid',
  pmcid: 'pmcid',
  pmc: 'pmcid',
  hdl: 'handle',
  handle: 'handle',
  re3data: 're3data',
  ror: 'ror',
  isni: 'isni',
  arxiv: 'arxiv',
};
const PREFIX =
  /^(?:(?:urn|info):)?(doi|orcid|pmids?|pubmed|pmcid|pmc|hdl|handle|re3data|ror|isni|arxiv)(?:\s?ids?)?\s?[:#=/]?\s?/i;

/** A name with a letter, without its port: `10.1000` before a slash is not a host. */
const HOST = /^(?=[^:]*\p{L})([\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)(?::\d{1,5})?$/u;
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([^\s/]+)\/(?=\S)/i;
/** A year alone is not a PMID: it is far more often a year. */
const SEARCH_FOR_PMID = /^\?term=(?=(?!(?:18|19|20)\d\d(?!\d))\d{1,9}(?:$|[&#[]|%5B))/i;

/** Resolvers of one scheme: host, path before the value, scheme. */
const RESOLVERS: readonly (readonly [host: RegExp, path: RegExp, scheme: IdentifierScheme])[] = [
  [/^(?:dx\.)?doi\.org$/, /^(?:doi:)?/i, 'doi'],
  [/^orcid\.org$/, /^(?:my-orcid\?orcid=)?/, 'orcid'],
  [/^hdl\.handle\.net$/, /^(?:hdl:)?/i, 'handle'],
  [/^ror\.org$/, /^/, 'ror'],
  [/^isni\.org$/, /^(?:isni\/|page\/)?/i, 'isni'],
  [/^re3data\.org$/, /^repository\//i, 're3data'],
  // A search for one number; a search for a year is something else.
  [/^pubmed\.ncbi\.nlm\.nih\.gov$/, SEARCH_FOR_PMID, 'pmid'],
  [/^ncbi\.nlm\.nih\.gov$/, new RegExp(`^pubmed/?${SEARCH_FOR_PMID.source.slice(1)}`, 'i'), 'pmid'],
  [/^pubmed\.ncbi\.nlm\.nih\.gov$/, /^(?!\?)/, 'pmid'],
  [/^ncbi\.nlm\.nih\.gov$/, /^(?:m\/)?pubmed\/(?!\?)/i, 'pmid'],
  [/^europepmc\.org$/, /^(?:article|abstract)\/med\//i, 'pmid'],
  [/^ncbi\.nlm\.nih\.gov$/, /^(?:labs\/)?pmc\/articles\//i, 'pmcid'],
  [/^pmc\.ncbi\.nlm\.nih\.gov$/, /^articles\//i, 'pmcid'],
  [/^europepmc\.org$/, /^(?:article\/pmc|articles)\//i, 'pmcid'],
  [/^archive\.softwareheritage\.org$/, /^(?:browse\/)?(?=swh:)/, 'swhid'],
  [/^(?:export\.)?arxiv\.org$/, /^(?:abs|pdf|html|ps|format|e-print)\//i, 'arxiv'],
  [/^ar5iv(?:\.labs\.arxiv)?\.org$/, /^(?:abs|html|pdf)\//i, 'arxiv'],
  [/^alphaxiv\.org$/, /^(?:abs|html|overview|pdf)\//i, 'arxiv'],
  // DSpace repositories put the handle at the end of their own addresses.
  [/\./, /^(?:[^?#]*\/)?handle\/(?=\d)/i, 'handle'],
];
/** Resolvers of many schemes: the path starts with the scheme's word. */
const META_RESOLVER = /^(?:identifiers\.org|n2t\.net|bioregistry\.io)$/;
const HAS_SLASHES: ReadonlySet<IdentifierScheme> = new Set(['doi', 'handle', 'arxiv']);

const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, '').replace(/\/{1,9}$/, '');
const valueOfPath = (path: string): string => cleanText(decodePath(withoutQuery(path)));
/** A SWHID has its own escapes, so it is not decoded here, and `path=/` needs its slash. */
const swhidOfPath = (path: string): string =>
  cleanText(path.replace(/[?#].*$/s, '').replace(/(?<!=)\/$/, ''));

const peelPrefix = (text: string): PeeledText | null => {
  const match = PREFIX.exec(text);
  const scheme = match?.[1] === undefined ? undefined : SCHEME_OF_WORD[match[1].toLowerCase()];
  return match && scheme ? { scheme, body: text.slice(match[0].length) } : null;
};

/** Parameters in which a library's proxy or a link checker carries the address of the work. */
const CARRIED_ADDRESS = /[?&](?:qurl|url)=(https?(?::|%3A)[^&]+)/i;
const MOST_LABELS = 6;

/**
 * Returns the host, and the hosts that it can stand for: library proxies put their own name after that of the
 * publisher, some of them with hyphens for its dots (`doi-org.proxy.example.edu`).
 */
const hostsOf = (host: string): string[] => {
  const labels = host.split('.', MOST_LABELS);
  const [first = ''] = labels;
  const unhyphenated = first.replaceAll(/--?/g, (hyphens) => (hyphens === '-' ? '.' : '-'));
  const proxied =
    labels.length > 2 ? labels.map((_, end) => labels.slice(0, end + 1).join('.')).slice(1, -1) : [];
  return [host, ...(unhyphenated.includes('.') ? [unhyphenated] : []), ...proxied].map((one) =>
    one.replace(/^www\./, ''),
  );
};

const peelPath = (host: string, path: string): PeeledText | null => {
  if (META_RESOLVER.test(host))
    return path.startsWith('swh:')
      ? { scheme: 'swhid', body: swhidOfPath(path) }
      : peelPrefix(valueOfPath(path));
  for (const [hostPattern, pathPattern, scheme] of RESOLVERS) {
    const lead = hostPattern.test(host) ? pathPattern.exec(path) : null;
    if (!lead) continue;
    const rest = path.slice(lead[0].length);
    if (scheme === 'swhid') return { scheme, body: swhidOfPath(rest) };
    return {
      scheme,
      body: valueOfPath(HAS_SLASHES.has(scheme) ? rest : rest.replace(/[/&[].*$|%5B.*$/is, '')),
    };
  }
  const doi = doiOfAddress(host, path);
  return doi === null ? null : { scheme: 'doi', body: cleanText(doi) };
};

const peelAddress = (text: string): PeeledText | null => {
  const match = ADDRESS.exec(text);
  const [, name = ''] = HOST.exec(match?.[1]?.toLowerCase() ?? '') ?? [];
  if (!match || name === '') return null;
  const path = text.slice(match[0].length);
  for (const host of hostsOf(name)) {
    const peeled = peelPath(host, path);
    if (peeled) return peeled;
  }
  const carried = CARRIED_ADDRESS.exec(path)?.[1];
  return carried === undefined ? null : { scheme: null, body: cleanText(decodePath(carried)) };
};

const MOST_LAYERS = 4;

/** Removes prefixes and resolvers (`doi: https://doi.org/10.…`); null if they contradict each other. */
export const peelText = (text: unknown): PeeledText | null => {
  let peeled: PeeledText = { scheme: null, body: cleanText(text) };
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const inner = peelAddress(peeled.body) ?? peelPrefix(peeled.body);
    if (!inner) break;
    if (peeled.scheme !== null && peeled.scheme !== inner.scheme) return null;
    peeled = inner;
  }
  return peeled;
};
