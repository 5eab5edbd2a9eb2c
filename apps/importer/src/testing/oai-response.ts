/** Returns a response of OAI-PMH with one record. */
export const oaiResponse = (
  metadata: string,
  identifier = 'oai:archive.example.org:1',
  status = '',
): string =>
  `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-01-01T00:00:00Z</responseDate><ListRecords><record>` +
  `<header${status}><identifier>${identifier}</identifier></header><metadata>${metadata}</metadata></record></ListRecords></OAI-PMH>`;
