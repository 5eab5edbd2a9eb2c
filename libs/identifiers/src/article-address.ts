import { decodePath } from './encode-path.ts';

const DOI_START = String.raw`10\.\d{4,9}(?:\.\d{1,9}){0,8}(?:\/|%2F)`;

/**
 * Words of a path after which publishers and registries put the DOI of a work. Nothing but the DOI and a known ending
 * may follow, because a longer address would give a DOI that does not exist.
 */
const LEADS =
  'abs abstract article articles book chapter doifinder epdf full pdf protocol referencework referenceworkentry stable';
const AFTER_LEAD = new RegExp(`(?:^|/)(?:${LEADS.replaceAll(' ', '|')})/(?:doi:)?(?=${DOI_START})`, 'i');

/** Publishers' addresses with the word `doi`, and those of resolvers and registries. */
const AFTER_DOI = new RegExp(
  `(?:^|/)(?:doi|dois|doi\\.org|works|api/handles)/(?:[a-z]+/){0,2}(?:doi:)?(?=${DOI_START})`,
  'i',
);

const before = (lead: string): RegExp => new RegExp(`${lead}(?=${DOI_START})`, 'i');

/** Publishers and resolvers with DOIs that contain slashes, by host, with what comes before the DOI. */
const KNOWN: readonly (readonly [host: RegExp, lead: RegExp])[] = [
  [
    /^(?:link\.springer\.com|frontiersin\.org|iopscience\.iop\.org|journals\.aps\.org)$|\.(?:biomedcentral|springeropen)\.com$/,
    before('(?:^|/)'),
  ],
  [/^(?:biorxiv|medrxiv)\.org$/, before('^content/(?:early/)?')],
  // Resolvers of one organization, such as doi.example.org or dx.example.org.
  [/^(?:doi|dx(?!\.doi))\.[^.]+\./, before('^(?:doi:)?')],
  [/^(?:oadoi\.org|data\.crossref\.org)$/, before('^')],
  [/^api\.unpaywall\.org$/, before('^v2/')],
];
const PREPRINT_SERVER = /^(?:biorxiv|medrxiv)\.org$/;

/** Parameters of a query that can hold a DOI. */
const DOI_PARAMETER = new RegExp(
  `[?&](?:id|doi|pid|q|rft_id|term)=(?:https?(?::|%3A)(?:/|%2F){2}(?:dx\\.)?doi\\.org(?:/|%2F)|info(?::|%3A)doi(?:/|%2F)|doi(?::|%3A))?(${DOI_START}[^&#+]+)(?=[&#]|$)`,
  'i',
);

/** Patterns of the text after a DOI: the form of the text, a part of it, a session. */
const ENDINGS = [
  /;jsessionid=[^/]*$/i,
  /\/(?:transform|suppl_file)\/.*$/i,
  /\/(?:figures?|tables?)\/\d{1,3}$/i,
  /\/(?:abstract|agency|bibtex|citations?|comments|download|epdf|epub|figures|full|full-?text|full-?html|fulltext\.html|html|meta|metrics|pdf|print|references|summary|supplementary-material|tables|xml)$/i,
  /(?:\.full(?:-text)?|\.abstract|\.short|\.long|\.extract|\.figures-only|\.supplementary-material|\.article-(?:info|metrics))$/i,
  /(?:\.pdf(?:\+html)?|\+html)$/i,
];
/** Platforms that put their own number, and sometimes the title, after the DOI. */
const NUMBER_AFTER_DOI = /^(.*?)\/\d{2,}(?:\/[^/]*)?$/;
const NUMBERED = /(?:^|\/)article[a-z-]*\/doi\//i;
const MOST_ENDINGS = 4;

const withoutEndings = (doi: string): string => {
  let text = doi;
  for (let round = 0; round < MOST_ENDINGS; round += 1) {
    const shorter = ENDINGS.reduce((rest, ending) => rest.replace(ending, ''), text);
    if (shorter === text) break;
    text = shorter;
  }
  return text;
};

const hasOneSlash = (doi: string): boolean => doi.indexOf('/') === doi.lastIndexOf('/');

const doiAfter = (path: string, lead: RegExp): string | null => {
  const match = lead.exec(path);
  if (!match) return null;
  return withoutEndings(decodePath(path.slice(match.index + match[0].length)).replace(/\/{1,9}$/, ''));
};

const doiOfPath = (host: string, path: string): string | null => {
  for (const [known, lead] of KNOWN) {
    const doi = known.test(host) ? doiAfter(path, lead) : null;
    if (doi !== null) return PREPRINT_SERVER.test(host) ? doi.replace(/v\d{1,3}$/i, '') : doi;
  }
  const named = doiAfter(path, AFTER_DOI);
  if (named !== null) return NUMBERED.test(path) ? named.replace(NUMBER_AFTER_DOI, '$1') : named;
  const guessed = doiAfter(path, AFTER_LEAD);
  return guessed !== null && hasOneSlash(guessed) ? guessed : null;
};

/** Articles of Nature whose id is the end of their DOI. The ids of other journals of the publisher lose dots. */
const NATURE_ARTICLE =
  /^articles\/((?:s|d)\d{5}-\d{3}-\d{4,5}-[\da-z]|(?:nature|nchem|nchembio|nclimate|ncomms|ngeo|nmat|nmeth|nnano|nphoton|nphys|srep)\d{1,5}|(?:nbt|ng|ni|nm|nn)\.\d{1,5})(?:\.pdf|\/(?:figures|tables)\/\d{1,3})?$/i;
/** A journal on nature.com with another prefix. */
const WITH_OTHER_PREFIX = /^s41599-/i;

const natureDoi = (path: string): string | null => {
  const id = NATURE_ARTICLE.exec(path)?.[1];
  if (id === undefined) return null;
  return `${WITH_OTHER_PREFIX.test(id) ? '10.1057' : '10.1038'}/${id}`;
};

/**
 * Returns the DOI in the address of an article, a preprint or a registry's entry, without what follows it there. Null
 * if the address may hold none, or more than the DOI.
 */
export const doiOfAddress = (host: string, pathAndQuery: string): string | null => {
  const [path = ''] = pathAndQuery.split(/[?#]/, 1);
  const trimmed = path.replace(/\/{1,9}$/, '');
  const inPath = host === 'nature.com' ? natureDoi(trimmed) : null;
  const inQuery = DOI_PARAMETER.exec(pathAndQuery.replace(/#.*$/s, ''))?.[1];
  return (
    inPath ?? doiOfPath(host, trimmed) ?? (inQuery === undefined ? null : withoutEndings(decodePath(inQuery)))
  );
};
