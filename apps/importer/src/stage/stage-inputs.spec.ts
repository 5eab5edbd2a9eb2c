import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { reasonText } from '../report/skip-reason.ts';
import { stageInputs } from './stage-inputs.ts';
import { bytesOf } from '../testing/bytes-of.ts';
import { tarOf } from '../testing/tar-of.ts';

/** Stages one input. Returns the lines of its files, and why some were skipped. */
const staged = async (content: Uint8Array) => {
  const files: string[] = [];
  const found: string[] = [];
  const note = (file: number, what: string): void => void found.push(`${files[file]}: ${what}`);
  await stageInputs({
    inputs: [
      {
        name: 'x',
        bytes: null,
        expansion: 1,
        open: () => bytesOf(content, 10_000),
      },
    ],
    reporter: {
      startFile: (name) => files.push(name) - 1,
      read: () => undefined,
      skipped: ({ file }, reason) => note(file, reasonText(reason)),
    },
    stageValue: ({ line }, file) => {
      note(file, `value of line ${line}`);
      return false;
    },
    stageTexts: async (file, texts) => {
      note(file, texts.map(({ text }) => text.slice(0, 9)).join(' '));
      return false;
    },
    onBytes: () => undefined,
  });
  return found;
};

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00]);
const LONG = gzipSync(`{"a":1}\n{"a":"${randomBytes(200_000).toString('hex')}"}\n`);

test('files of an archive that are damaged or of no known format are skipped, and the others are read', async () => {
  const content = await tarOf({
    'a.json': '{"a":1}',
    'b.docx': ZIP,
    'c.gz': LONG.subarray(0, 100_000),
    'd.xml': '<dc><title>Tides</title><broken></dc>',
    'e.json': '{"e":5}',
  });
  expect(await staged(content)).toEqual([
    'x/a.json: {"a":1}',
    'x/b.docx: zip is not supported; supported instead: gzip, tar',
    'x/c.gz: {"a":1}',
    'x/c.gz: gzip ends early',
    expect.stringMatching(/^x\/d\.xml: XML is damaged/),
    'x/e.json: {"e":5}',
  ]);
});

test('an archive that ends early is reported once', async () => {
  const content = await tarOf({ 'a.json': '{"a":1}', 'b.json': `{"b":"${'y'.repeat(30_000)}"}` });
  expect(await staged(content.subarray(0, 20_000))).toEqual([
    'x/a.json: {"a":1}',
    expect.stringMatching(/^x\/b\.json: .*tar is damaged/),
  ]);
});
