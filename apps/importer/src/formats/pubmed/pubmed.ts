import { grants } from '../mapping/grant-row.ts';
import { authors, contributors } from '../mapping/people.ts';
import { fieldsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { fieldsOfElement } from '../../input/xml/xml-element.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import { workOf } from '../mapping/product-of.ts';
import { row } from '../mapping/row.ts';
import type { Row } from '../mapping/row.ts';
import { keywords, pages, subjects, texts, venue, wordsOf } from '../mapping/text-rows.ts';
import { typesOfArticle } from '../mapping/type-rows.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { dayOf, textAt, textsAt, withAttribute } from '../mapping/xml-parts.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

const element = (name: string): string => `PubMed XML element descriptions, ${name}`;
const CITATION = 'MedlineCitation';
const ARTICLE = `${CITATION}.Article`;

const NAME_PARTS = ['LastName', 'ForeName', 'Initials', 'Suffix'];

const toAuthor = (author: Fields): WorkAuthor[] => {
  const named = authorOf({
    given: textAt(author, 'ForeName') ?? textAt(author, 'Initials'),
    family: textAt(author, 'LastName'),
    suffix: textAt(author, 'Suffix'),
    literal: textAt(author, 'CollectiveName'),
  });
  const [orcid] = withAttribute(fieldsOf(author['Identifier']), 'Source', /ORCID/i);
  const affiliations = [...textsAt(author, 'AffiliationInfo.Affiliation'), ...textsAt(author, 'Affiliation')];
  return authorWith(named, { orcid: orcid ?? null, affiliations });
};

const SCHEMES: readonly (readonly [type: string, scheme: string])[] = [
  ['doi', 'doi'],
  ['pubmed', 'pmid'],
  ['pmc', 'pmc'],
];

const ids = (field: string, attribute: string): Row<Work> => ({
  field,
  section: element(field.split('.').at(-1) ?? field),
  to: 'pids, instances.alternateIdentifiers',
  parts: ['#text', `@${attribute}`],
  read: (values) => ({
    ids: SCHEMES.flatMap(([type, scheme]) =>
      withAttribute(values, attribute, new RegExp(`^${type}$`)).map((value) => ({ scheme, value })),
    ),
    alternateIds: withAttribute(values, attribute, /^pii$/).map((value) => ({ scheme: 'pii', value })),
  }),
});

const typeRow: Row<Work> = {
  field: `${ARTICLE}.PublicationTypeList.PublicationType`,
  section: element('PublicationType'),
  to: 'type, instances.type, originalValues',
  parts: ['#text'],
  read: (values) => typesOfArticle(wordsOf(values)),
};

const date = (
  field: string,
  names: readonly [string, string, string] = ['Year', 'Month', 'Day'],
): Row<Work> => ({
  field,
  section: element(field.split('.').at(-1) ?? field),
  to: 'publicationDate',
  parts: [...names, 'MedlineDate'],
  read: (values) => ({
    dates: fieldsOf(values).flatMap((item) => dayOf(item, names) ?? textAt(item, 'MedlineDate') ?? []),
  }),
});

/** The elements of a PubMed article, and their places in the model. */
export const PUBMED_ROWS: readonly Row<Work>[] = [
  row(`${CITATION}.PMID`, element('PMID'), { to: 'pids', parts: ['#text'] }, (values) => ({
    ids: wordsOf(values)
      .slice(0, 1)
      .map((value) => ({ scheme: 'pmid', value })),
  })),
  ids('PubmedData.ArticleIdList.ArticleId', 'IdType'),
  ids(`${ARTICLE}.ELocationID`, 'EIdType'),
  texts(`${ARTICLE}.ArticleTitle`, element('ArticleTitle'), 'titles'),
  texts(`${ARTICLE}.VernacularTitle`, element('VernacularTitle'), 'otherTitles'),
  {
    field: `${ARTICLE}.Abstract.AbstractText`,
    section: element('AbstractText'),
    to: 'descriptions',
    parts: ['#text', '@Label'],
    read: (values) => {
      const parts = values.flatMap((value) => {
        const label = textAt([value], '@Label');
        return wordsOf([value]).map((text) => (label === null ? text : `${label}: ${text}`));
      });
      return { descriptions: parts.length === 0 ? [] : [parts.map((part) => `<p>${part}</p>`).join('')] };
    },
  },
  authors(
    `${ARTICLE}.AuthorList.Author`,
    element('Author'),
    [...NAME_PARTS, 'CollectiveName', 'Identifier', 'AffiliationInfo.Affiliation', 'Affiliation'],
    toAuthor,
  ),
  contributors(`${CITATION}.InvestigatorList.Investigator`, element('Investigator'), NAME_PARTS, toAuthor),
  typeRow,
  date(`${ARTICLE}.Journal.JournalIssue.PubDate`),
  date(`${ARTICLE}.ArticleDate`),
  venue(`${ARTICLE}.Journal.Title`, element('Title'), 'name'),
  venue(`${CITATION}.MedlineJournalInfo.MedlineTA`, element('MedlineTA'), 'name'),
  venue(`${ARTICLE}.Journal.JournalIssue.Volume`, element('Volume'), 'vol'),
  venue(`${ARTICLE}.Journal.JournalIssue.Issue`, element('Issue'), 'iss'),
  pages(`${ARTICLE}.Pagination.MedlinePgn`, element('MedlinePgn')),
  {
    field: `${ARTICLE}.Journal.ISSN`,
    section: element('ISSN'),
    to: 'container.issnPrinted, container.issnOnline',
    parts: ['#text', '@IssnType'],
    read: (values) => ({
      container: {
        issnPrinted: withAttribute(values, 'IssnType', /Print/)[0],
        issnOnline: withAttribute(values, 'IssnType', /Electronic/)[0],
      },
    }),
  },
  venue(`${CITATION}.MedlineJournalInfo.ISSNLinking`, element('ISSNLinking'), 'issnLinking'),
  texts(`${ARTICLE}.Language`, element('Language'), 'languages'),
  keywords(`${CITATION}.KeywordList.Keyword`, element('Keyword')),
  subjects(`${CITATION}.MeshHeadingList.MeshHeading.DescriptorName`, element('DescriptorName'), 'mesh'),
  grants(`${ARTICLE}.GrantList.Grant`, element('Grant'), { code: 'GrantID', funder: 'Agency' }),
  {
    field: 'PubmedData.ReferenceList.Reference.ArticleIdList.ArticleId',
    section: element('Reference'),
    to: 'relations',
    parts: ['#text', '@IdType'],
    read: (values) => ({
      relations: SCHEMES.flatMap(([type, scheme]) =>
        withAttribute(values, 'IdType', new RegExp(`^${type}$`)).map((value) => ({
          name: 'Cites' as const,
          target: { scheme, value },
        })),
      ),
    }),
  },
  texts(`${ARTICLE}.CopyrightInformation`, element('CopyrightInformation'), 'sources'),
];

const TEXTS: ReadonlySet<string> = new Set([
  'AbstractText',
  'ArticleTitle',
  'VernacularTitle',
  'Affiliation',
  'Keyword',
]);

export const pubmedFormat = xmlFormat(
  'PubMed XML',
  ({ name }) => name === 'PubmedArticle',
  (article) =>
    workOf(PUBMED_ROWS, fieldsOfElement(article, TEXTS), { format: 'PubMed XML', namespace: 'pubmed' }),
);
