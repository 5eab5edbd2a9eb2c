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
  /^(?:(?:urn|info):)?(doi|orcid|pmid|pubmed|pmcid|pmc|hdl|handle|re3data|ror|isni|arxiv)(?:\s?id)?\s?[:#=/]?\s?/i;

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([^\s/]+)\/(?=\S)/i;
/** Resolvers of one scheme: host, path before the value, scheme. */
const RESOLVERS: readonly (readonly [host: RegExp, path: RegExp, scheme: IdentifierScheme])[] = [
  [/^(?:dx\.)?doi\.org$/, /^(?:doi:)?/i, 'doi'],
  [/^orcid\.org$/, /^/, 'orcid'],
  [/^hdl\.handle\.net$/, /^(?:hdl:)?/i, 'handle'],
  [/^ror\.org$/, /^/, 'ror'],
  [/^isni\.org$/, /^(?:isni\/|page\/)?/i, 'isni'],
  [/^re3data\.org$/, /^repository\//i, 're3data'],
  [/^pubmed\.ncbi\.nlm\.nih\.gov$/, /^/, 'pmid'],
  [/^ncbi\.nlm\.nih\.gov$/, /^(?:m\/)?pubmed\//i, 'pmid'],
  [/^europepmc\.org$/, /^(?:article|abstract)\/med\//i, 'pmid'],
  [/^ncbi\.nlm\.nih\.gov$/, /^(?:labs\/)?pmc\/articles\//i, 'pmcid'],
  [/^pmc\.ncbi\.nlm\.nih\.gov$/, /^articles\//i, 'pmcid'],
  [/^europepmc\.org$/, /^(?:article\/pmc|articles)\//i, 'pmcid'],
  [/^archive\.softwareheritage\.org$/, /^(?:browse\/)?(?=swh:)/, 'swhid'],
  [/^(?:export\.)?arxiv\.org$/, /^(?:abs|pdf|html|ps|format|e-print)\//i, 'arxiv'],
  // Publishers put the DOI, and DSpace repositories the handle, at the end of their own addresses.
  [/\./, /^(?:[^?#]*\/)?doi\/(?:[a-z]+\/){0,2}(?=10\.)/i, 'doi'],
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

const peelAddress = (text: string): PeeledText | null => {
  const match = ADDRESS.exec(text);
  if (!match) return null;
  const host = (match[1] ?? '').toLowerCase();
  const path = text.slice(match[0].length);
  if (META_RESOLVER.test(host))
    return path.startsWith('swh:')
      ? { scheme: 'swhid', body: swhidOfPath(path) }
      : peelPrefix(valueOfPath(path));
  for (const [hostPattern, pathPattern, scheme] of RESOLVERS) {
    const lead = hostPattern.test(host) ? pathPattern.exec(path) : null;
    if (!lead) continue;
    const rest = path.slice(lead[0].length);
    if (scheme === 'swhid') return { scheme, body: swhidOfPath(rest) };
    return { scheme, body: valueOfPath(HAS_SLASHES.has(scheme) ? rest : rest.replace(/\/.*$/s, '')) };
  }
  return null;
};

const MOST_LAYERS = 4;

/** Removes prefixes and resolvers (`doi: https://doi.org/10.…`); null if they contradict each other. */
export const peelText = (text: string): PeeledText | null => {
  let peeled: PeeledText = { scheme: null, body: cleanText(text) };
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const inner = peelAddress(peeled.body) ?? peelPrefix(peeled.body);
    if (!inner) break;
    if (peeled.scheme !== null && peeled.scheme !== inner.scheme) return null;
    peeled = inner;
  }
  return peeled;
};
