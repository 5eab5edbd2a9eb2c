import { listen } from '@open-discovery/http-server/testing';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A record of the server; without a title, it is deleted. */
export interface ServedRecord {
  readonly id: string;
  readonly date: string;
  readonly title: string | null;
  readonly set?: string;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export interface OaiServer {
  readonly address: string;
  /** Parameters of all requests so far. */
  readonly requests: string[];
  readonly userAgents: readonly string[];
  records: ServedRecord[];
  /** The server's clock. */
  date: string;
  granularity: string;
  formats: readonly string[];
  pageSize: number;
  /** The announced size of the list of each page; `null` for none. */
  sizes: (number | null)[];
  /** Answers of the next requests instead of the right ones; `null` is the right one. */
  faults: (Answer | null)[];
  /** Forgets the tokens that it has given so far. */
  forgetTokens(): void;
  onRequest: () => void;
  close(): Promise<void>;
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const recordXml = ({ id, date, title, set }: ServedRecord): string => {
  const sets = set === undefined ? '' : `<setSpec>${set}</setSpec>`;
  const header = (status: string): string =>
    `<header${status}><identifier>${id}</identifier><datestamp>${date}</datestamp>${sets}</header>`;
  if (title === null) return `<record>${header(' status="deleted"')}</record>`;
  return (
    `<record>${header('')}<metadata><oai_dc:dc><dc:title>${escapeText(title)}</dc:title>` +
    `<dc:identifier>https://archive.example.org/${id}</dc:identifier></oai_dc:dc></metadata></record>`
  );
};

/** Answers of a server that is away, busy or broken. */
export const faulty = {
  status:
    (status: number, headers: Readonly<Record<string, string>> = {}, body = ''): Answer =>
    (response) => {
      response.writeHead(status, headers).end(body);
    },
  /** The first half of an answer, with status 200. */
  xml:
    (body: string): Answer =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/xml' }).end(body);
    },
  hangUp: (): Answer => (_response, request) => {
    request.socket.destroy();
  },
  /** Announces more bytes than it sends. */
  cutOff: (): Answer => (response, request) => {
    response.writeHead(200, { 'content-type': 'text/xml', 'content-length': '5000' });
    response.write('<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/">');
    setImmediate(() => request.socket.destroy());
  },
};

/** Starts an OAI-PMH server that keeps to the protocol except for the faults that a test asks for. */
export const startOaiServer = async (): Promise<OaiServer> => {
  let tokens = new Map<string, { records: ServedRecord[]; at: number; page: number }>();
  let tokenNumber = 0;
  const requests: string[] = [];
  const userAgents: string[] = [];
  const document = (content: string): string =>
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" ' +
    `xmlns:dc="http://purl.org/dc/elements/1.1/"><responseDate>${served.date}</responseDate>` +
    `<request verb="ListRecords">${served.address}</request>${content}</OAI-PMH>`;
  const error = (code: string): string => document(`<error code="${code}">It is ${code}.</error>`);
  const page = (records: ServedRecord[], at: number, number: number): string => {
    const end = at + served.pageSize;
    const size = served.sizes[Math.min(number, served.sizes.length - 1)] ?? null;
    const about = size === null ? '' : ` completeListSize="${size}" cursor="${at}"`;
    tokenNumber += 1;
    const isLast = end >= records.length;
    if (!isLast) tokens.set(`token ${tokenNumber}&?`, { records, at: end, page: number + 1 });
    const token =
      isLast && number === 0
        ? ''
        : `<resumptionToken${about}>${isLast ? '' : escapeText(`token ${tokenNumber}&?`)}</resumptionToken>`;
    return document(`<ListRecords>${records.slice(at, end).map(recordXml).join('\n')}${token}</ListRecords>`);
  };
  const list = (parameters: URLSearchParams): string => {
    const token = parameters.get('resumptionToken');
    if (token !== null) {
      const open = tokens.get(token);
      return open === undefined ? error('badResumptionToken') : page(open.records, open.at, open.page);
    }
    if (!served.formats.includes(parameters.get('metadataPrefix') ?? ''))
      return error('cannotDisseminateFormat');
    const [from, until, set] = [parameters.get('from'), parameters.get('until'), parameters.get('set')];
    const seconds = served.granularity.length > 'YYYY-MM-DD'.length;
    if ([from, until].some((date) => date !== null && date.length > 10 !== seconds))
      return error('badArgument');
    const found = served.records.filter(
      (record) =>
        (from === null || record.date >= from) &&
        (until === null || record.date.slice(0, until.length) <= until) &&
        (set === null || record.set === set),
    );
    return found.length === 0 ? error('noRecordsMatch') : page(found, 0, 0);
  };
  const answer = (parameters: URLSearchParams): string => {
    const verb = parameters.get('verb');
    if (verb === 'Identify')
      return document(`<Identify><granularity>${served.granularity}</granularity></Identify>`);
    if (verb === 'ListMetadataFormats')
      return document(
        `<ListMetadataFormats>${served.formats.map((one) => `<metadataFormat><metadataPrefix>${one}</metadataPrefix></metadataFormat>`).join('')}</ListMetadataFormats>`,
      );
    return verb === 'ListRecords' ? list(parameters) : error('badVerb');
  };
  const server = createServer((request, response) => {
    const { search, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    requests.push(decodeURIComponent(search.replaceAll('+', ' ')));
    userAgents.push(request.headers['user-agent'] ?? '');
    served.onRequest();
    const fault = served.faults.shift() ?? null;
    if (fault !== null) fault(response, request);
    else response.writeHead(200, { 'content-type': 'text/xml;charset=UTF-8' }).end(answer(searchParams));
  });
  const { url, close } = await listen(server);
  const served: OaiServer = {
    address: `${url}/oai`,
    requests,
    userAgents,
    records: [],
    date: '2026-03-01T00:00:00Z',
    granularity: 'YYYY-MM-DDThh:mm:ssZ',
    formats: ['oai_dc', 'marc21'],
    pageSize: 2,
    sizes: [],
    faults: [],
    onRequest: () => undefined,
    forgetTokens: () => {
      tokens = new Map();
    },
    close,
  };
  return served;
};
