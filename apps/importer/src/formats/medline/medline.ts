import { authors, contributorNames } from '../mapping/people.ts';
import { citationFormat } from '../mapping/citation-format.ts';
import { authorOf, authorOfText, authorWith } from '../mapping/names.ts';
import { row, takenElsewhere } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import {
  alternateIds,
  eachText,
  keywords,
  pages,
  pids,
  subjects,
  texts,
  venue,
  wordsOf,
} from '../mapping/text-rows.ts';
import { typesOfArticle } from '../mapping/type-rows.ts';
import type { Pid, Work, WorkGrant } from '../mapping/work.ts';
import { textAt, textsAt } from '../mapping/xml-parts.ts';

const element = (tag: string): string => `MEDLINE/PubMed Data Element (Field) Descriptions, ${tag}`;

/** `10.5555/tides [doi]`: an identifier with its scheme. */
const identifierRow = (tag: string): Row<Work> =>
  row(tag, element(tag), 'pids, instances.alternateIdentifiers', (values) => {
    const found = wordsOf(values).flatMap((word): Pid[] => {
      const [, value = '', scheme = ''] = /^(.*\S)\s*\[(\w+)\]$/.exec(word) ?? [];
      return scheme === '' ? [] : [{ scheme, value }];
    });
    return {
      ids: found.filter(({ scheme }) => scheme === 'doi'),
      alternateIds: found.filter(({ scheme }) => scheme !== 'doi'),
    };
  });

/** `20200503`: a day without separators. */
const dayIn = (word: string): string => word.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const issnRow: Row<Work> = {
  field: 'IS',
  section: element('IS'),
  to: 'container.issnPrinted, container.issnOnline, container.issnLinking',
  read: (values) => {
    const issn = (medium: RegExp): string | undefined =>
      wordsOf(values)
        .find((word) => medium.test(word))
        ?.split(/\s/)[0];
    return {
      container: {
        issnPrinted: issn(/print/i) ?? issn(/^[\dX-]+$/i),
        issnOnline: issn(/electronic/i),
        issnLinking: issn(/linking/i),
      },
    };
  },
};

/** `R01 CA1/CA/NCI NIH HHS/United States`: the number, which may have slashes, the funder’s code, the funder, its country. */
const grantIn = (text: string): WorkGrant => {
  const parts = text.replace(/^\//, '').split('/');
  const [funder = null] = parts.splice(-2);
  const number = /^[A-Z]{2}$/.test(parts.at(-1) ?? '') && parts.length > 1 ? parts.slice(0, -1) : parts;
  return { code: number.join('/') || null, funder, funderId: null };
};

/** `Women, Working/*history/psychology`: a heading with its qualifiers; an asterisk marks the main ones. */
const headingIn = (text: string): string => (text.split('/')[0] ?? '').replaceAll('*', '');

/** The tags of MEDLINE, and their places in the model. */
export const MEDLINE_ROWS: readonly Row<Work>[] = [
  pids('PMID', element('PMID'), 'pmid'),
  pids('PMC', element('PMC'), 'pmc'),
  identifierRow('AID'),
  identifierRow('LID'),
  texts('TI', element('TI'), 'titles'),
  texts('TT', element('TT'), 'otherTitles'),
  texts('AB', element('AB'), 'descriptions'),
  texts('OAB', element('OAB'), 'descriptions'),
  authors('FAU', element('FAU'), ['#text', 'AU', 'AUID', 'AD'], (person) =>
    authorWith(authorOf({ literal: textAt(person, '#text') }), {
      orcid: textsAt(person, 'AUID').flatMap((id) => /^ORCID:\s*(.+)/i.exec(id)?.[1] ?? [])[0] ?? null,
      affiliations: textsAt(person, 'AD').map((place) => place.replace(/\.$/, '')),
    }),
  ),
  {
    field: 'AU',
    section: element('AU'),
    to: 'authors',
    // Older records have initials only, and the address of the first author.
    read: (values, source) => {
      if ('FAU' in source) return {};
      const affiliations = wordsOf([source['AD']].flat());
      const people = wordsOf(values).flatMap(
        (name) => authorOfText(name.replace(/ (?=[A-Z]+$)/, ', ')) ?? [],
      );
      return { authors: people.map((author, at) => (at === 0 ? { ...author, affiliations } : author)) };
    },
  },
  takenElsewhere('AD', element('AD'), 'authors.affiliations'),
  eachText('CN', element('CN'), 'authors', (fullName) => ({ fullName })),
  contributorNames('FED', element('FED')),
  takenElsewhere('ED', element('ED'), 'contributors'),
  contributorNames('FIR', element('FIR')),
  takenElsewhere('IR', element('IR'), 'contributors'),
  {
    field: 'PT',
    section: element('PT'),
    to: 'type, instances.type, originalValues',
    read: (values) => typesOfArticle(wordsOf(values)),
  },
  texts('DP', element('DP'), 'dates'),
  eachText('DEP', element('DEP'), 'dates', dayIn),
  venue('JT', element('JT'), 'name'),
  venue('BTI', element('BTI'), 'name'),
  venue('TA', element('TA'), 'name'),
  venue('VI', element('VI'), 'vol'),
  venue('IP', element('IP'), 'iss'),
  pages('PG', element('PG')),
  issnRow,
  alternateIds('ISBN', element('ISBN'), 'ISBN'),
  texts('PB', element('PB'), 'publishers'),
  texts('LA', element('LA'), 'languages'),
  subjects('MH', element('MH'), 'mesh', (text) => [headingIn(text)]),
  keywords('OT', element('OT'), (text) => [text.replaceAll('*', '')]),
  eachText('GR', element('GR'), 'grants', grantIn),
  texts('CI', element('CI'), 'sources'),
];

/** An entry of MEDLINE, as PubMed saves it (`.nbib`). */
export const medlineFormat = citationFormat('MEDLINE', MEDLINE_ROWS, 'pubmed');
