import { API, LIBS } from './files.mjs';
import { proof, rule } from './proof.mjs';

const YEAR = 'in 2026, year %j → %j';
const RANGE = 'from %j to %j → %j';
const DATE = 'date %j → %j';
const ROUTE = 'route %j → %j';
const BARE = 'bare, as people type it';

const recognised = (name, ...rows) =>
  rule(`${name} is recognised.`, ...rows.map((row) => proof(LIBS.identifiers, BARE, row)));

const YEARS_AND_DATES = [
  rule(
    'A year has four digits.',
    ...["['20', YEAR]", "['02020', YEAR]", "['2020a', YEAR]"].map((row) => proof(LIBS.year, YEAR, row)),
  ),
  rule(
    'A year is between 1800 and ten years from now.',
    ...["['1800', 1800]", "['1799', YEAR]", "['2036', 2036]", "['2037', YEAR]"].map((row) =>
      proof(LIBS.year, YEAR, row),
    ),
    proof(LIBS.year, 'in %i the bounds are %j'),
  ),
  rule(
    'The message names both bounds.',
    proof(
      LIBS.year,
      'a refused year says its bounds, for other languages',
      "'Year must be between 1800 and 2036.'",
      LIBS.year,
    ),
  ),
  rule(
    'A range that ends before it starts has the message of the specification, letter by letter.',
    proof(LIBS.year, RANGE, "['2021', '2020', ORDER]"),
  ),
  rule('Both years of a range are required.', proof(LIBS.year, RANGE, "['', '2020', REQUIRED]")),
  rule(
    'A date is YYYY-M-D.',
    proof(LIBS.date, DATE, "['2023/1/1', null]"),
    proof(LIBS.date, DATE, "['23-1-1', null]"),
  ),
  rule(
    'Months have their lengths, leap years too.',
    proof(LIBS.date, DATE, "['2023-2-29', null]"),
    proof(LIBS.date, DATE, "['1900-2-29', null]"),
    proof(LIBS.date, 'takes exactly the days of the calendar'),
  ),
];

const TEXTS = [
  rule(
    'A custom route that is none has its message.',
    proof(LIBS.pageRoute, ROUTE, "['a b', PATTERN]"),
    proof(API.checkItem, '%s → %s', "'a route without letters'", API.checkItem),
  ),
  rule(
    'A route that another page has is refused with its message.',
    proof(LIBS.pageRoute, ROUTE, "['/taken', TAKEN]"),
    proof(API.checkItem, '%s → %s', "'a route that a shared page has'", API.checkItem),
  ),
  rule('JSON that is none has its message.', proof(LIBS.text, 'JSON %j → %j', "['{a: 1}', NOT_JSON]")),
  rule(
    'A web address starts with http, https or www.',
    proof(LIBS.web, 'web address', "['https://example.org/a/b?c=d#e', "),
    proof(LIBS.web, 'web address', "['www.example.org/a', "),
    proof(LIBS.web, 'web address', "['javascript:alert(1)', null]"),
  ),
  rule(
    'A list of e-mail addresses is separated by commas, each of them valid.',
    proof(LIBS.web, 'list of e-mails'),
    proof(LIBS.web, 'e-mail'),
  ),
];

const IDENTIFIERS = [
  recognised('A DOI', "['10.5281/zenodo.2659', "),
  recognised(
    'An ORCID of four groups, the last character maybe X,',
    "['0000-0002-1825-0097', ",
    "['0000-0002-1694-233x', ",
  ),
  recognised('A PMID of digits', "['31452104', "),
  recognised('A PMC id of PMC and seven digits', "['pmc 3531190', "),
  recognised('A handle', "['11234/1-5419', "),
  recognised('A re3data id', "['r3d100000044', "),
  rule(
    'A Software Heritage id of a snapshot is recognised.',
    proof('libs/identifiers/src/parsers.spec.ts', 'object type %s', "'snp'"),
  ),
];

export const VALIDATION = {
  number: 5,
  title: 'Validation rules',
  rules: [
    ...YEARS_AND_DATES,
    ...TEXTS,
    ...IDENTIFIERS,
    rule(
      'Before saving, null and empty text are left out at any depth, in arrays too.',
      proof(LIBS.compactPayload, 'null and empty strings go, Spec §5'),
      proof(LIBS.compactPayload, 'nothing empty remains'),
      proof(LIBS.adminClient, '$name $input sends $request'),
    ),
  ],
};
