import { isFields } from '../../fields.ts';
import { issnsIn } from '../mapping/issns.ts';
import type { Row } from '../mapping/row.ts';
import { identifiersByScheme } from '../mapping/stated-identifiers.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import type { Pid, Work } from '../mapping/work.ts';
import { textsAt } from '../mapping/xml-parts.ts';

/** The qualifiers of identifiers, by words for schemes; an empty word leaves the scheme to the identifier. */
const SCHEMES: ReadonlyMap<string, string> = new Map([
  ['uri', ''],
  ['url', ''],
  ['other', ''],
  ['doi', 'doi'],
  ['pmid', 'pmid'],
  ['pubmed', 'pmid'],
  ['pmcid', 'pmc'],
  ['arxiv', 'arXiv'],
  ['handle', 'handle'],
  ['isbn', 'ISBN'],
]);
/** Qualifiers that are not those of an identifier of the work. */
const ELSEWHERE = new Set(['issn', 'eissn', 'citation']);

const pidsIn = (values: readonly unknown[]): Pid[] => [
  ...wordsOf(values).map((value) => ({ scheme: '', value })),
  ...values.filter(isFields).flatMap((qualified) =>
    Object.keys(qualified)
      .filter((qualifier) => !ELSEWHERE.has(qualifier))
      .flatMap((qualifier) =>
        textsAt(qualified, qualifier).map((value) => ({
          scheme: SCHEMES.get(qualifier) ?? qualifier,
          value,
        })),
      ),
  ),
];

/** The identifiers of a work, and those of its journal. */
export const DSPACE_IDENTIFIERS: Row<Work> = {
  field: 'dc.identifier',
  section: 'DSpace metadata registry, dc.identifier',
  to: 'pids, instances.alternateIdentifiers, instances.urls, container.issnPrinted, container.issnOnline, sources',
  read: (values) => ({
    ...identifiersByScheme(pidsIn(values)),
    container: issnsIn(['issn', 'eissn'].flatMap((name) => textsAt(values, name))),
    sources: textsAt(values, 'citation'),
  }),
};
