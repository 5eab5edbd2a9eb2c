import type { MessageId } from '../../../messages/message-id.ts';

/** A message with its values. */
export type Reason = readonly [id: MessageId, values?: Readonly<Record<string, string>>];

/** The names of identifiers, as readers know them. */
const SCHEMES: Readonly<Record<string, string>> = {
  arxiv: 'arXiv',
  doi: 'DOI',
  fairsharing: 'FAIRsharing',
  grid: 'GRID',
  handle: 'handle',
  isbn: 'ISBN',
  isni: 'ISNI',
  issn: 'ISSN',
  opendoar: 'OpenDOAR',
  pmc: 'PMC',
  pmid: 'PMID',
  re3data: 're3data',
  ror: 'ROR',
  swhid: 'SWHID',
  wikidata: 'Wikidata',
};
const IDENTIFIER = /^(?<isNamed>name and )?(?<scheme>[a-z\d]+) (?<value>\S+)$/;

const FIXED: Readonly<Record<string, MessageId>> = {
  'a version of it': 'evidence.apart-version',
  'data and text': 'evidence.apart-data',
  name: 'evidence.same-name',
  'name and country': 'evidence.same-name-country',
  'one id': 'evidence.same-id',
  'one source describes both': 'evidence.apart-one-source',
  'other RORs': 'evidence.apart-identifiers',
  'other RORs and another name': 'evidence.apart-identifiers',
  'other identifiers': 'evidence.apart-identifiers',
  'other part numbers': 'evidence.apart-parts',
  'other years': 'evidence.apart-years',
  'part and whole': 'evidence.apart-whole',
  'the titles contradict': 'evidence.apart-titles',
  'title, authors and year': 'evidence.same-title',
};

const ABOUT_OTHER = /^an? [a-z]+ of the other$/;
const DECIDED = /^(?:same|different)\.txt:\d+$/;
/** A decision that administrators made in the console. */
const IN_CONSOLE = 'console';

const reasonOf = (words: string, position: number): Reason => {
  const fixed = Object.hasOwn(FIXED, words) ? FIXED[words] : undefined;
  if (fixed !== undefined) return [fixed];
  if (ABOUT_OTHER.test(words)) return ['evidence.apart-about'];
  if (words === IN_CONSOLE)
    return [position === 0 ? 'evidence.decided-console' : 'evidence.apart-decided-console'];
  if (DECIDED.test(words))
    return [position === 0 ? 'evidence.decided' : 'evidence.apart-decided', { place: words }];
  const { isNamed, scheme = '', value = '' } = IDENTIFIER.exec(words)?.groups ?? {};
  const name = Object.hasOwn(SCHEMES, scheme) ? SCHEMES[scheme] : undefined;
  if (scheme === 'community') return ['evidence.same-code', { value }];
  if (name === undefined) return ['evidence.as-said', { words }];
  return [isNamed ? 'evidence.same-name-identifier' : 'evidence.same-identifier', { scheme: name, value }];
};

/**
 * Returns the reasons in a code such as `doi 10.5555/sea` or `name, but other years`, the one for the records to be the
 * same first. Words without a message are shown as they are.
 */
export const reasonsOf = (by: string): readonly Reason[] => by.split(', but ').map(reasonOf);
