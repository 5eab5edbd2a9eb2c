import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { EXPORT_FORMATS } from '../export-formats.ts';
import type { ExportFormat } from '../export-formats.ts';
import { openExport } from '../open-export.ts';
import { recordPageMetadata } from '../page/record-page.ts';
import { recordLinkset, signposts } from '../page/signposting.ts';
import { linkHeader, linksetJson, linksetText } from '../page/typed-link.ts';
import { anyRecord } from '../testing/any-record.ts';
import { parseCitations } from '../testing/parse-citations.ts';
import { formatsOf, writeRecord } from './record-formats.ts';
import type { RecordFormatName } from './record-formats.ts';

const PLACE = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };

const readXml = (text: string): void => XmlDocument.fromString(text).dispose();
const isXml = (name: RecordFormatName): boolean => ['datacite', 'dc', 'openaire'].includes(name);
const isJson = (name: RecordFormatName): boolean => ['json', 'jsonld', 'csljson', 'codemeta'].includes(name);

test('every record can be written in each of its formats, and every one of them can be parsed', () => {
  fc.assert(
    fc.property(anyRecord, (item) => {
      for (const name of formatsOf(item)) {
        const text = writeRecord(item, name, PLACE);
        if (isXml(name)) readXml(text);
        if (isJson(name)) JSON.parse(text);
      }
    }),
    { numRuns: 300 },
  );
});

test('every record can be exported, on separate lines', () => {
  fc.assert(
    fc.property(anyRecord, (item) => {
      for (const format of Object.keys(EXPORT_FORMATS) as ExportFormat[]) {
        const { header, record, footer } = openExport(format);
        const text = header + record(item) + footer;
        if (format === 'csljson') JSON.parse(text);
        if (format === 'jsonl') expect(text.trimEnd().split('\n')).toHaveLength(1);
        if (format === 'ris') expect(text.match(/^(?:TY|ER) {2}- /gm)).toHaveLength(2);
      }
    }),
    { numRuns: 300 },
  );
});

test('headers and linksets of every record contain only allowed characters', () => {
  fc.assert(
    fc.property(anyRecord, (item) => {
      recordPageMetadata(item, PLACE, { siteName: 'Portal' });
      expect(linkHeader(signposts(item, PLACE))).toMatch(/^[\x20-\x7e]+$/);
      expect(linksetText(recordLinkset(item, PLACE))).toMatch(/^[\x20-\x7e\n]+$/);
      JSON.stringify(linksetJson(recordLinkset(item, PLACE)));
    }),
    { numRuns: 300 },
  );
});

test('another parser finds one work in the BibTeX and in the RIS of every record', () => {
  const items = fc.sample(anyRecord, { numRuns: 100, seed: 1 });
  for (const [format, parser] of [
    ['bibtex', '@bibtex/text'],
    ['ris', '@ris/file'],
  ] as const) {
    const works = parseCitations(parser, items.map(openExport(format).record));
    expect(works.map((found) => found.length)).toEqual(items.map(() => 1));
  }
});
