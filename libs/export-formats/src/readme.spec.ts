import { expect, test } from '@jest/globals';
import { aProduct } from '@open-discovery/model/testing';
import { openExport, writeRecord } from './index.ts';

test('the examples of the README are true', () => {
  const publicUrls = { portal: 'https://portal.example', graph: 'https://portal.example/api/graph/v3' };
  expect(openExport('csv', { columns: ['id', 'title'] }).header).toBe('id,title\r\n');
  expect(writeRecord({ kind: 'product', record: aProduct() }, 'datacite', publicUrls)).toMatch(
    /^<\?xml version="1.0"/,
  );
});
