import { expect, test } from '@jest/globals';
import { foreignFile } from './foreign-file.ts';

const zip = (name: string, content = ''): string => `PK\u0003\u0004\u0014\u0000\u0000\u0000${name}${content}`;
const CONTENTS = '[Content_Types].xml…PK\u0003\u0004';

test.each([
  [zip(CONTENTS, 'xl/workbook.xml'), 'Excel (.xlsx) is not supported; supported instead: CSV'],
  [
    zip('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
    'OpenDocument (.ods) is not supported; supported instead: CSV',
  ],
  [zip(CONTENTS, 'word/document.xml'), 'Word (.docx) describes no records'],
  [zip('records.json'), 'zip is not supported; supported instead: gzip, tar'],
  ['\u00D0\u00CF\u0011\u00E0\u00A1', 'Excel (.xls) is not supported; supported instead: CSV'],
  ['BZh91AY', 'bzip2 is not supported; supported instead: gzip, tar'],
  ['%PDF-1.7', 'PDF describes no records'],
  ['\u0089PNG\r\n', 'PNG describes no records'],
  ['version https://git-lfs.github.com/spec/v1', 'Git LFS describes no records'],
  ['\n<!DOCTYPE html><html><br>', 'HTML describes no records'],
  ['<HTML><body>403', 'HTML describes no records'],
  ['<htmlish/>', null],
  ['{"title":"PDF"}', null],
])('a file that begins with %j: %s', (start, sentence) => {
  expect(foreignFile(Buffer.from(start, 'latin1'))?.sentence ?? null).toBe(sentence);
});
