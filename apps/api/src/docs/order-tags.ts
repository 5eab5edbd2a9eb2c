import { groupValues } from '../group-values.ts';
import { isObject, listOf } from '../http/json.ts';
import type { Json } from '../http/json.ts';
import { mapOperations } from './operations.ts';

/** The groups that most readers look for. */
const FIRST: readonly string[] = ['Graph API V3', 'Beyond the Graph API', 'Formats and exports'];

const needsLogin = ({ security }: Json): boolean =>
  Array.isArray(security) &&
  security.length > 0 &&
  security.every((choice) => isObject(choice) && Object.keys(choice).length > 0);

const DESCRIPTIONS = {
  open: 'Open to everyone, without a key and a login.',
  mixed: 'Reading is open to everyone; changes need a login with the right role.',
  closed: 'Needs a login with the right role.',
} as const;
type Access = keyof typeof DESCRIPTIONS;
const ORDER: readonly Access[] = ['open', 'mixed', 'closed'];

const accessOf = (logins: readonly boolean[]): Access => {
  if (logins.every((one) => one)) return 'closed';
  return logins.some((one) => one) ? 'mixed' : 'open';
};

/** Lists the groups of calls in an OpenAPI document: those open to everyone first, and says of each who may make its calls. */
export const orderTags = (document: Json): Json => {
  const logins: [tag: string, needsLogin: boolean][] = [];
  mapOperations(document, (operation) => {
    for (const tag of listOf(operation['tags'])) logins.push([String(tag), needsLogin(operation)]);
    return operation;
  });
  const rows = [...groupValues(logins)].map(([name, all]) => ({ name, access: accessOf(all) }));
  const rank = ({ name, access }: { readonly name: string; readonly access: Access }): number =>
    FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length + ORDER.indexOf(access);
  const tags = rows
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'))
    .map(({ name, access }) => ({ name, description: DESCRIPTIONS[access] }));
  return { ...document, tags };
};
