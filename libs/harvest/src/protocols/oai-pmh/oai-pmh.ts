import { DAY_MS } from '../../day-ms.ts';
import { failure } from '../../failure.ts';
import type { HarvestAnswer, Position, Protocol, Reading } from '../../protocol.ts';
import { optionOf, optionsOf } from '../../source.ts';
import type { Source } from '../../source.ts';
import type { HarvestedRecord } from '../../store/record-mark.ts';
import { formatOaiDate, parseOaiDate } from './oai-dates.ts';
import {
  afterSet,
  countPage,
  inGranularity,
  isMarked,
  NO_PAGES,
  orderAfter,
  positionSchema,
  restarted,
} from './oai-position.ts';
import type { OaiPosition } from './oai-position.ts';
import type { OaiAnswer, OaiRecord } from './read-oai-answer.ts';
import { readOaiAnswer } from './read-oai-answer.ts';

const MAX_RESTARTS = 10;
/**
 * The formats that the importer reads, richest first: `xml-tei` is that of HAL, `xoai` and `dim` are those of DSpace. Those of
 * libraries are last, because servers differ in what they call MARC.
 */
const PREFERRED_FORMATS = [
  'oai_openaire',
  'oai_datacite',
  'datacite',
  'xml-tei',
  'rioxx3',
  'rioxx',
  'rioxx2',
  'arXiv',
  'xoai',
  'dim',
  'oai_dc',
  'marc21',
  'marcxml',
  'mods',
  'unimarc',
] as const;
const DATE_OPTION = {
  pattern: /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/,
  rule: 'a date',
  example: '2026-01-31',
};
/** Clocks of servers are wrong, and records become visible later than their date. */
const OVERLAP_MS = DAY_MS;

const isSeconds = (granularity: string | null): boolean => /ss/i.test(granularity ?? '');

const requestOf = (source: Source, position: OaiPosition): Record<string, string | null> => {
  if (position.step === 'identify') return { verb: 'Identify' };
  if (position.step === 'formats') return { verb: 'ListMetadataFormats' };
  if (position.token !== null) return { verb: 'ListRecords', resumptionToken: position.token };
  return {
    verb: 'ListRecords',
    metadataPrefix: position.format,
    set: optionsOf(source, 'set')[position.set] ?? null,
    from: position.from,
    until: inGranularity(optionOf(source, 'until'), position.granularity),
  };
};

const toRecord = ({ identifier, isDeleted, metadata, xml }: OaiRecord): HarvestedRecord => ({
  key: identifier,
  isDeleted,
  content: metadata,
  text: xml,
});

/** Records without an identifier cannot be told apart, so that the next page could replace them. */
const isNamed = ({ identifier }: OaiRecord): boolean => identifier !== '';

const errorsOf = (answer: OaiAnswer): string =>
  answer.errors.map(({ code, message }) => (message === '' ? code : `${code}: ${message}`)).join('; ');

const page = (
  next: OaiPosition | null,
  records: readonly HarvestedRecord[] = [],
  total: number | null = null,
): Reading => ({
  is: 'page',
  records,
  next,
  total,
});

const readErrors = (source: Source, position: OaiPosition, answer: OaiAnswer): Reading => {
  const codes = new Set(answer.errors.map(({ code }) => code));
  if (codes.has('noRecordsMatch')) return page(afterSet(source, position));
  if (codes.has('badResumptionToken') && position.token !== null) {
    const again = restarted(position);
    return again.restarts > MAX_RESTARTS
      ? {
          is: 'refused',
          failure: failure('forgotten-token', { times: MAX_RESTARTS }),
          next: { ...again, restarts: 0 },
        }
      : page(again);
  }
  // Servers announce seconds and take days.
  if (
    codes.has('badArgument') &&
    position.from !== null &&
    position.granularity === 'second' &&
    position.token === null
  )
    return page({ ...position, granularity: 'day', from: inGranularity(position.from, 'day') });
  return { is: 'refused', failure: failure('oai-errors', { errors: errorsOf(answer) }) };
};

const readIdentify = (source: Source, position: OaiPosition, answer: OaiAnswer): Reading => {
  const granularity = isSeconds(answer.granularity) ? 'second' : 'day';
  const from = inGranularity(position.from ?? optionOf(source, 'from'), granularity);
  return page({
    ...position,
    step: position.format === null ? 'formats' : 'list',
    granularity,
    serverDate: answer.responseDate,
    from,
    firstFrom: from,
  });
};

const readFormats = (position: OaiPosition, answer: OaiAnswer): Reading => {
  const format = PREFERRED_FORMATS.find((one) => answer.formats.includes(one));
  if (format !== undefined) return page({ ...position, step: 'list', format });
  const [wanted, offered] = [PREFERRED_FORMATS.join(', '), answer.formats.join(', ')];
  return {
    is: 'refused',
    failure: offered === '' ? failure('no-formats') : failure('other-formats', { wanted, offered }),
  };
};

const readList = (source: Source, position: OaiPosition, answer: OaiAnswer): Reading => {
  const first = answer.records[0]?.identifier ?? null;
  const token = answer.token?.value ?? '';
  if (token !== '' && isMarked(position, { token, first }))
    return {
      is: 'refused',
      failure: failure('same-page'),
      next: restarted(position),
    };
  const records = answer.records.filter(isNamed);
  const next: OaiPosition | null =
    token === ''
      ? afterSet(source, position)
      : { ...position, ...orderAfter(position, records), ...countPage(position, { token, first }), token };
  return page(
    next,
    records.map(toRecord),
    answer.token?.size ?? (next === null && position.token === null ? records.length : null),
  );
};

const read = (source: Source, unchecked: Position, { status, body }: HarvestAnswer): Reading => {
  const position = positionSchema.parse(unchecked);
  const answer = readOaiAnswer(body);
  if ('damage' in answer)
    return status >= 400
      ? { is: 'refused', failure: failure('status', { status }) }
      : { is: 'damaged', failure: answer.damage };
  if (answer.errors.length > 0) return readErrors(source, position, answer);
  if (status >= 400) return { is: 'refused', failure: failure('status', { status }) };
  if (position.step === 'identify') return readIdentify(source, position, answer);
  if (position.step === 'formats') return readFormats(position, answer);
  return readList(source, position, answer);
};

/** OAI-PMH 2.0, https://www.openarchives.org/OAI/openarchivesprotocol.html. */
export const oaiPmh: Protocol = {
  address: null,
  options: [
    {
      name: 'format',
      pattern: /^[A-Za-z0-9\-_.!~*'()]{1,100}$/,
      rule: 'a metadata prefix',
      example: 'oai_dc',
      meaning: `the metadata prefix; without it, the first of ${PREFERRED_FORMATS.join(', ')} that the server has`,
    },
    {
      name: 'set',
      isList: true,
      pattern: /^\S(?:.{0,498}\S)?$/,
      rule: 'a setSpec',
      example: 'openaire',
      meaning: 'a set of the server',
    },
    { name: 'from', ...DATE_OPTION, meaning: 'the first date' },
    { name: 'until', ...DATE_OPTION, meaning: 'the last date' },
  ],
  problemOf: (source) => {
    const [from, until] = [optionOf(source, 'from'), optionOf(source, 'until')];
    if (from !== null && until !== null && until < from)
      return { mistake: { field: 'options.until', is: 'dates' }, message: '--until is before --from' };
    return new URL(source.address).search === ''
      ? null
      : {
          mistake: { field: 'address', is: 'parameters' },
          message: 'the address has parameters; name it without them',
        };
  },
  begin: (source, { since }) => ({
    step: 'identify',
    format: optionOf(source, 'format'),
    set: 0,
    from: since,
    firstFrom: since,
    token: null,
    granularity: 'day',
    serverDate: null,
    lastDate: null,
    isOrdered: true,
    ...NO_PAGES,
    restarts: 0,
  }),
  request: (source, position) => {
    const url = new URL(source.address);
    for (const [name, value] of Object.entries(requestOf(source, positionSchema.parse(position))))
      if (value !== null) url.searchParams.set(name, value);
    return { url: url.href, accept: 'text/xml, application/xml;q=0.9' };
  },
  read,
  restart: (position) => restarted(positionSchema.parse(position)),
  recordsOf: ({ body }) => {
    const answer = readOaiAnswer(body);
    return 'damage' in answer ? [] : answer.records.filter(isNamed).map(toRecord);
  },
  since: (position, startedAt) => {
    const server = parseOaiDate(positionSchema.parse(position).serverDate ?? '') ?? startedAt;
    const earlier = new Date(Math.min(server.getTime(), startedAt.getTime()) - OVERLAP_MS);
    return formatOaiDate(earlier, 'second');
  },
  envelope: {
    before: '<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><ListRecords>\n',
    after: '</ListRecords></OAI-PMH>\n',
  },
};
