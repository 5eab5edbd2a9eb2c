import { relationTo } from '../format.ts';
import { isFields, textOf } from '../../fields.ts';
import type { Fields } from '../../fields.ts';
import type { Format, Found } from '../format.ts';
import { workOf } from '../mapping/product-of.ts';
import { workPid } from '../mapping/stated-identifiers.ts';
import { CFF_ROWS } from './cff-rows.ts';

const FORMAT = 'CITATION.cff';

const readWork = (work: Fields): readonly Found[] =>
  workOf(CFF_ROWS, work, {
    format: FORMAT,
    namespace: 'cff',
    localId: textOf(work['repository-code']) ?? textOf(work['url']),
  });

const doiOf = ({ doi }: Fields): string | null => workPid(textOf(doi) ?? '')?.value ?? null;

/** Many files give the DOI of the article as that of the software. It names one of them: the article. */
const withoutSharedDoi = (software: Fields, citation: Fields): Fields => {
  if (doiOf(software) === null || doiOf(software) !== doiOf(citation)) return software;
  return Object.fromEntries(Object.entries(software).filter(([name]) => name !== 'doi'));
};

const idIn = (found: readonly Found[]): string | null => {
  const record = found.find(({ type }) => type === 'record');
  return record?.type === 'record' && isFields(record.record) ? textOf(record.record['id']) : null;
};

/** Reads the software, and the work that its authors prefer to be cited, which describes it. */
const readBoth = (software: Fields, citation: Fields): readonly Found[] => {
  const described = readWork(withoutSharedDoi(software, citation));
  const describing = readWork(citation);
  const [source, target] = [idIn(described), idIn(describing)];
  if (source === null || target === null || source === target) return described;
  return [...described, relationTo(source, 'IsDescribedBy', target), ...describing];
};

/** A citation file in a repository of software or data. */
export const cffFormat: Format = {
  name: FORMAT,
  detects: (value) => isFields(value) && 'cff-version' in value,
  read: (value) => {
    if (!isFields(value)) return [];
    const work = { type: 'software', ...value };
    const citation = value['preferred-citation'];
    return isFields(citation) ? readBoth(work, citation) : readWork(work);
  },
};
