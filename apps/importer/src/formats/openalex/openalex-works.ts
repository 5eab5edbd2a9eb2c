import { grants } from '../mapping/grant-row.ts';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { fieldsOf, isFields, textOf, textsOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import { authorOf, authorWith } from '../mapping/names.ts';
import type { Row } from '../mapping/row.ts';
import { alternateIds, openAccess, pids, subjects, texts, venue, wordOf } from '../mapping/text-rows.ts';
import { types } from '../mapping/type-rows.ts';
import type { Work, WorkAuthor } from '../mapping/work.ts';
import { takenElsewhere } from '../mapping/row.ts';

const WORK = 'OpenAlex, Work object';

/** OpenAlex stores abstracts as positions of words. */
const abstractOf = (index: unknown): string => {
  if (!isFields(index)) return '';
  const words: string[] = [];
  for (const [word, positions] of Object.entries(index))
    for (const at of Array.isArray(positions) ? (positions as unknown[]) : [])
      if (typeof at === 'number' && at >= 0 && at < MOST_WORDS) words[at] = word;
  return Object.values(words).join(' ').replaceAll('<', '&lt;');
};
const MOST_WORDS = 100_000;

const toAuthor = (authorship: Fields): WorkAuthor[] => {
  const { author } = authorship;
  const person: Fields = isFields(author) ? author : {};
  const named = authorOf({ literal: person['display_name'] ?? authorship['raw_author_name'] });
  const institutions = fieldsOf(authorship['institutions']);
  const raw = textsOf(authorship['raw_affiliation_strings']);
  return authorWith(named, {
    orcid: textOf(person['orcid']),
    affiliations: raw.length > 0 ? raw : institutions.flatMap((place) => textOf(place['display_name']) ?? []),
    organizations: institutions.flatMap((place) => {
      const ror = textOf(place['ror']);
      return ror === null ? [] : [{ ror, name: textOf(place['display_name']) }];
    }),
  });
};

const hasOtherName = ({ author, raw_author_name: raw }: Fields): boolean =>
  isFields(author) &&
  textOf(author['display_name']) !== null &&
  textOf(raw) !== null &&
  author['display_name'] !== raw;

/** Returns the id of a source that only OpenAlex lists. */
export const idOfSource = (address: string): string | null => deriveOpenAireId('openalex', address);

const hostRow: Row<Work> = {
  field: 'primary_location.source',
  section: `${WORK}, primary_location`,
  to: 'container, instances.hostedBy',
  parts: ['id', 'display_name', 'issn_l', 'type'],
  read: (values) => {
    const [source] = fieldsOf(values);
    const [id, name] = [textOf(source?.['id']), textOf(source?.['display_name'])];
    const key = id === null ? null : idOfSource(id);
    const isVenue = textOf(source?.['type']) !== 'repository';
    return {
      container: isVenue ? { name, issnLinking: textOf(source?.['issn_l']) } : {},
      hostedBy: key === null || name === null ? [] : [{ key, value: name }],
    };
  },
};

const topics = (field: string, scheme: string): Row<Work> =>
  subjects(`${field}.display_name`, `${WORK}, ${field}`, scheme);

/** The fields of a work in OpenAlex, and their places in the model. */
export const OPENALEX_WORK_ROWS: readonly Row<Work>[] = [
  texts('id', WORK, 'originalIds'),
  pids('doi', WORK, 'doi'),
  pids('ids.doi', WORK, 'doi'),
  pids('ids.pmid', WORK, 'pmid'),
  pids('ids.pmcid', WORK, 'pmc'),
  takenElsewhere('ids.openalex', WORK, 'originalIds'),
  alternateIds('ids.mag', WORK, 'mag_id'),
  types('type', WORK),
  texts('display_name', WORK, 'titles'),
  takenElsewhere('title', WORK, 'mainTitle, otherTitles'),
  {
    field: 'abstract_inverted_index',
    section: WORK,
    to: 'descriptions',
    read: (values) => ({ descriptions: values.map(abstractOf).filter((text) => text !== '') }),
  },
  texts('publication_date', WORK, 'dates'),
  texts('publication_year', WORK, 'dates'),
  texts('language', WORK, 'languages'),
  {
    field: 'authorships',
    section: `${WORK}, Authorship object`,
    to: 'authors, organizations',
    parts: [
      'author.display_name',
      'author.orcid',
      'raw_author_name',
      'raw_affiliation_strings',
      'institutions.display_name',
      'institutions.ror',
    ],
    read: (values) => ({ authors: fieldsOf(values).flatMap(toAuthor) }),
    lost: (values) => (fieldsOf(values).some(hasOtherName) ? ['raw_author_name'] : []),
  },
  texts('authorships.countries', WORK, 'countries'),
  hostRow,
  texts('primary_location.source.host_organization_name', WORK, 'publishers'),
  texts('primary_location.license', WORK, 'licenses'),
  texts('primary_location.landing_page_url', WORK, 'urls'),
  texts('primary_location.pdf_url', WORK, 'urls'),
  texts('best_oa_location.license', WORK, 'licenses'),
  texts('best_oa_location.landing_page_url', WORK, 'urls'),
  texts('best_oa_location.pdf_url', WORK, 'urls'),
  texts('locations.landing_page_url', WORK, 'urls'),
  texts('locations.pdf_url', WORK, 'urls'),
  texts('open_access.oa_url', WORK, 'urls'),
  openAccess('open_access.is_oa', `${WORK}, open_access`, [true]),
  venue('biblio.volume', WORK, 'vol'),
  venue('biblio.issue', WORK, 'iss'),
  venue('biblio.first_page', WORK, 'sp'),
  venue('biblio.last_page', WORK, 'ep'),
  topics('primary_topic', 'OpenAlex topic'),
  topics('topics', 'OpenAlex topic'),
  topics('keywords', 'keyword'),
  topics('sustainable_development_goals', 'SDG'),
  subjects('mesh.descriptor_name', WORK, 'mesh'),
  grants('grants', `${WORK}, grants`, { code: 'award_id', funder: 'funder_display_name' }),
  grants('awards', `${WORK}, awards`, { code: 'funder_award_id', funder: 'funder_display_name' }),
  grants('funders', WORK, { funder: 'display_name', funderId: 'ror' }),
  {
    field: 'apc_paid',
    section: WORK,
    to: 'instances.articleProcessingCharge',
    parts: ['value', 'currency'],
    read: (values) => ({
      fees: fieldsOf(values).flatMap((fee) => {
        const [amount, currency] = [wordOf(fee['value']), textOf(fee['currency'])];
        return amount === null || currency === null ? [] : [{ amount, currency }];
      }),
    }),
  },
  texts('version', WORK, 'versions'),
];
