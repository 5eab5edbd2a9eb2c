import { parseCountryCode, parseDate, parseLicense } from '@open-discovery/model';
import { parseLanguage } from './languages.ts';
import { furtherValuesOf } from './row.ts';
import type { Added } from './row.ts';
import { isVague } from './type-rows.ts';
import type { Work, WorkRelation } from './work.ts';
import { idOfWork } from './work-id.ts';

/** Reports whether a record has no place for a part of what a row added to a work. */
type Rule<Key extends keyof Work> = (added: Work[Key], work: Work) => boolean;

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Returns a rule for texts of which a record has one: another one than the first. */
const anotherOne =
  <Item>(first: (work: Work) => Item | undefined, formOf: (item: Item) => string | null) =>
  (added: readonly Item[], work: Work): boolean => {
    const kept = first(work);
    if (kept === undefined) return false;
    const form = formOf(kept);
    return added.some((item) => {
      const other = formOf(item);
      return other !== null && other !== form;
    });
  };

const knownPart = (text: string): string => parseDate(text)?.known ?? text.trim();

/** A year says nothing beside a day of this year. */
const anotherDate =
  (first: (work: Work) => string | undefined) =>
  (added: readonly string[], work: Work): boolean => {
    const kept = knownPart(first(work) ?? '');
    return added.some((date) => !kept.startsWith(knownPart(date)));
  };

const licenseForm = (words: string): string => {
  const license = parseLicense(words);
  return license?.spdx ?? folded(license?.url ?? words);
};

const languageOf = (text: string): string | null => {
  const code = parseLanguage(text);
  return code === 'und' ? null : code;
};

const isLostRelation = ({ target }: WorkRelation): boolean => idOfWork([target]) === null;

/** Returns a rule for a field of a work. */
const rule =
  <Key extends keyof Work>(key: Key, isLost: Rule<Key>) =>
  (values: Partial<Work>, work: Work): boolean => {
    const added: Work[Key] | undefined = values[key];
    return added !== undefined && isLost(added, work);
  };

/** The fields of a work of which a record cannot take everything. */
const RULES = [
  rule(
    'dates',
    anotherDate(({ dates }) => dates[0]),
  ),
  rule(
    'embargoEnds',
    anotherDate(({ embargoEnds }) => embargoEnds[0]),
  ),
  rule(
    'publishers',
    anotherOne(({ publishers }) => publishers[0], folded),
  ),
  rule(
    'versions',
    anotherOne(({ versions }) => versions[0], folded),
  ),
  rule(
    'refereed',
    anotherOne(({ refereed }) => refereed[0], folded),
  ),
  rule(
    'repositories',
    anotherOne(({ repositories }) => repositories[0], folded),
  ),
  rule(
    'licenses',
    anotherOne(({ licenses }) => licenses[0], licenseForm),
  ),
  // Texts that name no language are kept as they are.
  rule(
    'languages',
    anotherOne(({ languages }) => languages.find((text) => languageOf(text) !== null), languageOf),
  ),
  rule(
    'hostedBy',
    anotherOne(
      ({ hostedBy }) => hostedBy[0],
      ({ key }) => key,
    ),
  ),
  rule(
    'fees',
    anotherOne(
      ({ fees }) => fees[0],
      ({ amount, currency }) => `${amount} ${currency}`,
    ),
  ),
  // A review is also an article.
  rule(
    'types',
    anotherOne(
      ({ types }) => types[0],
      (type) => (isVague(type) || type.resource === 'Article' ? null : type.resource),
    ),
  ),
  rule('countries', (added) => added.some((country) => parseCountryCode(country) === null)),
  rule('container', (added, { container }) =>
    Object.entries(added).some(([name, value]) => value && folded(value) !== folded(container[name] ?? '')),
  ),
  rule('relations', (added) => added.some(isLostRelation)),
];

/** Reports whether a row of relations has fewer of them than the field has values. */
const lacksRelations = ({ row, given, values }: Added<Work>): boolean =>
  row.to === 'relations' && row.lost === undefined && (values.relations ?? []).length < given;

/** Reports whether a row of people has fewer of them than the field has values. */
const lacksPeople = ({ row, given, values: { authors, contributors } }: Added<Work>): boolean =>
  /^authors\b/.test(row.to) && authors !== undefined && authors.length + (contributors ?? []).length < given;

/**
 * Returns the fields of a source of which a record keeps one value only although they give others, or that lead to works
 * without an identifier that names them, as the report names them: `posted (further values)`.
 */
export const furtherValues = (work: Work, added: readonly Added<Work>[]): string[] =>
  added.flatMap((one) => [
    ...(RULES.some((isLost) => isLost(one.values, work)) ? [furtherValuesOf(one.row.field)] : []),
    ...(lacksRelations(one) ? [`${one.row.field} (without an identifier of a work)`] : []),
    ...(lacksPeople(one) ? [`${one.row.field} (without a name)`] : []),
  ]);
