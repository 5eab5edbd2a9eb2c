import { deriveOpenAireId } from '@open-discovery/identifiers';
import { parseFunder } from '@open-discovery/model';
import { normalFunderId } from './funder-id.ts';
import type { WorkGrant } from './work.ts';

/** Funders by their identifiers in Crossref's registry and ROR; the names are those of the Graph. */
const FUNDERS: readonly (readonly [
  shortName: string,
  crossref: readonly string[],
  ror: readonly string[],
])[] = [
  [
    'EC',
    [
      '501100000780',
      '100010661',
      '100010663',
      '501100000781',
      '100018694',
      '501100007601',
      '100011102',
      '100018693',
      '501100004963',
      '100010665',
      '100010664',
    ],
    ['00k4n6c32', '019w4f821'],
  ],
  ['NSF', ['100000001'], ['021nxhr62']],
  ['NIH', ['100000002'], ['01cwqze88']],
  ['DFG', ['501100001659'], ['018mejw64']],
  ['WT', ['100010269', '100004440'], ['029chgv08']],
  ['UKRI', ['100014013'], ['001aqnf71']],
  ['NWO', ['501100003246'], ['04jsz6e67']],
  ['SNSF', ['501100001711'], ['00yjd3n13']],
  ['FWF', ['501100002428'], ['013tf3c58']],
  ['ANR', ['501100001665'], ['00rbzpz17']],
  ['FCT', ['501100001871'], ['00snfqn58']],
  ['ARC', ['501100000923'], ['05mmh0f86']],
  ['NHMRC', ['501100000925'], ['011kf5r70']],
  ['AKA', ['501100002341'], ['05k73zm37']],
  ['SFI', ['501100001602'], ['0271asj38']],
  ['NSERC', ['501100000038'], ['01h531d29']],
  ['CIHR', ['501100000024'], ['01gavpb45']],
  ['HRZZ', ['501100004488'], ['03n51vw80']],
  ['TUBITAK', ['501100004410'], ['04w9kkr77']],
];

const BY_ID: ReadonlyMap<string, string> = new Map(
  FUNDERS.flatMap(([name, crossref, ror]) => [
    ...crossref.map((id): [string, string] => [`10.13039/${id}`, name]),
    ...ror.map((id): [string, string] => [id, name]),
  ]),
);

/**
 * Returns the Graph's name of a funder, by its Crossref funder id or ROR id, else by its name; a funder without either
 * keeps its name.
 * @example funderName({ funder: 'H2020', funderId: 'https://doi.org/10.13039/501100000780' }) // 'European Commission'
 */
export const funderName = ({ funder, funderId }: Pick<WorkGrant, 'funder' | 'funderId'>): string | null => {
  const shortName = funderId === null ? undefined : BY_ID.get(normalFunderId(funderId));
  return parseFunder(shortName ?? funder ?? '')?.name ?? funder;
};

/** The DOIs that funders give their grants, by the number of the grant: of the European Commission and of Wellcome. */
const GRANT_DOI = /^(?:(?:https?:\/\/)?(?:dx\.)?doi\.org\/)?10\.(?:3030|35802)\/(\S+)$/i;

const numberOf = (code: string): string => GRANT_DOI.exec(code)?.[1] ?? code;

/** A reference to a project with the id that all formats derive for the same grant. */
export interface GrantReference {
  readonly id: string;
  readonly code: string | null;
  readonly title: string | null;
  readonly acronym: string | null;
  readonly funder: string | null;
}

/** Returns the reference to a grant's project; `null` without a number or an id, because nothing names it then. */
export const grantReference = (grant: WorkGrant): GrantReference | null => {
  const code = numberOf(grant.code?.trim() ?? '');
  const funder = funderName(grant);
  const owner = (funder ?? grant.funderId ?? '').toLowerCase();
  const id = code === '' ? (grant.id ?? null) : deriveOpenAireId('grant', `${owner}::${code.toLowerCase()}`);
  if (id === null) return null;
  return { id, code: code || null, title: grant.title ?? null, acronym: grant.acronym ?? null, funder };
};
