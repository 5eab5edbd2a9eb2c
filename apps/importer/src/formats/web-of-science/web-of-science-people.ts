import type { Fields } from '../../fields.ts';
import { authorOfText, authorWith } from '../mapping/names.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import type { WorkAuthor } from '../mapping/work.ts';

const wordsAt = (entry: Fields, tag: string): string[] => wordsOf([entry[tag]].flat());

const folded = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();

/** `Ebb, Ada/0000-0002-1825-0097; Flood, Bo/0000-0001-…`: ORCID iDs by the names as they are written. */
const orcidsIn = (entry: Fields): ReadonlyMap<string, string> =>
  new Map(
    wordsAt(entry, 'OI')
      .flatMap((text) => text.split(';'))
      .flatMap((item): [string, string][] => {
        const [name = '', orcid = ''] = item.split('/');
        return orcid === '' ? [] : [[folded(name), orcid.trim()]];
      }),
  );

/** `[Ebb, Ada; Flood, Bo] Univ Ebb, Inst Sea, Ebbton, Norway.`: the addresses of each person. */
const addressesIn = (entry: Fields): ReadonlyMap<string, readonly string[]> => {
  const addresses = new Map<string, string[]>();
  for (const line of wordsAt(entry, 'C1')) {
    const [, people = '', address = ''] = /^\[([^\]]+)\]\s*(.+?)\.?$/.exec(line) ?? [];
    for (const name of people.split(';').map(folded).filter(Boolean))
      addresses.set(name, [...(addresses.get(name) ?? []), address]);
  }
  return addresses;
};

/** The lists of authors, with their whole names first: of articles, and of books. */
const LISTS: readonly (readonly [whole: string, short: string])[] = [
  ['AF', 'AU'],
  ['BF', 'BA'],
];

/** Returns the authors of an entry, each with the ORCID iD and the addresses that other tags state under the name. */
export const authorsOf = (entry: Fields): WorkAuthor[] => {
  const names = LISTS.flatMap(([whole, short]) =>
    entry[whole] === undefined ? wordsAt(entry, short) : wordsAt(entry, whole),
  );
  const [orcids, addresses] = [orcidsIn(entry), addressesIn(entry)];
  return names.flatMap((name) => {
    const key = folded(name);
    return authorWith(authorOfText(name), {
      orcid: orcids.get(key) ?? null,
      affiliations: addresses.get(key) ?? [],
    });
  });
};
