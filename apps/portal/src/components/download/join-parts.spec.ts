import { describe, expect, test } from '@jest/globals';
import { EXPORT_FORMATS } from '@open-discovery/export-formats';
import type { ExportFormat } from '@open-discovery/export-formats';
import { joinParts } from './join-parts.ts';

describe('parts become one file', () => {
  test.each<[ExportFormat, readonly string[], string]>([
    [
      'csv',
      ['\uFEFFid,title\r\n1,"a\r\nb"\r\n', '\uFEFFid,title\r\n2,c\r\n'],
      '\uFEFFid,title\r\n1,"a\r\nb"\r\n2,c\r\n',
    ],
    ['bibtex', ['@misc{a}', '@misc{b}\n'], '@misc{a}\n@misc{b}\n'],
    ['ris', ['ER  -\n', 'ER  -'], 'ER  -\nER  -\n'],
    ['csljson', ['[{"id":"1"}]', '[]', '[{"id":"2"},{"id":"3"}]\n'], '[{"id":"1"},{"id":"2"},{"id":"3"}]\n'],
    ['jsonl', ['{"id":"1"}\n', '{"id":"2"}\n'], '{"id":"1"}\n{"id":"2"}\n'],
  ])('%s', (format, parts, whole) => expect(joinParts(format, parts)).toBe(whole));

  test.each(Object.keys(EXPORT_FORMATS) as ExportFormat[])(
    'a single part of %s stays unchanged',
    (format) => {
      const part = format === 'csljson' ? '[{"id":"1"}]\n' : 'a\nb\n';
      expect(joinParts(format, [part])).toBe(part);
    },
  );
});
