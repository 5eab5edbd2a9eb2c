import { createServer } from 'node:http';
import { listen } from './listen.ts';
import type { Server } from './servers.ts';

/** A repository with two records on two pages, at `/oai`. */
export interface ArchiveServer extends Server {
  /** Lets the second page, for which everybody waits, go out. */
  readonly release: () => void;
}

const DATE = '2026-01-01T00:00:00Z';

const recordOf = (number: number): string =>
  `<record><header><identifier>oai:archive.example:${number}</identifier><datestamp>${DATE}</datestamp></header>` +
  '<metadata><oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
  `<dc:title>Harvested tides of the archive, volume ${number}</dc:title><dc:type>article</dc:type></oai_dc:dc></metadata></record>`;

const answerTo = (parameters: URLSearchParams): string => {
  if (parameters.get('verb') === 'Identify')
    return `<Identify><granularity>YYYY-MM-DDThh:mm:ssZ</granularity></Identify>`;
  const isLast = parameters.has('resumptionToken');
  const token = `<resumptionToken completeListSize="2">${isLast ? '' : 'second'}</resumptionToken>`;
  return `<ListRecords>${recordOf(isLast ? 2 : 1)}${token}</ListRecords>`;
};

/** Starts the repository; other addresses than `/oai` are not there. */
export const startArchiveServer = async (): Promise<ArchiveServer> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://archive.example');
    const answer = async (): Promise<void> => {
      if (searchParams.has('resumptionToken')) await released;
      const isThere = pathname === '/oai';
      response.writeHead(isThere ? 200 : 404, { 'content-type': 'text/xml' });
      response.end(
        isThere
          ? `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>${DATE}</responseDate>${answerTo(searchParams)}</OAI-PMH>`
          : '',
      );
    };
    void answer();
  });
  return { ...(await listen(server)), release };
};
