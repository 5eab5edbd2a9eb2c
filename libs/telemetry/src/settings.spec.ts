import { describe, expect, test } from '@jest/globals';
import { OTLP_HEADERS_FORM, parseOtlpHeaders } from './settings.ts';

describe('headers for the collector', () => {
  test.each([
    ['', {}],
    ['api-key=word', { 'api-key': 'word' }],
    ['authorization=Bearer%20word,x-scope=portal', { authorization: 'Bearer word', 'x-scope': 'portal' }],
  ])('%j are %j', (text, headers) => {
    expect(text).toMatch(OTLP_HEADERS_FORM);
    expect(parseOtlpHeaders(text)).toEqual(headers);
  });

  test.each(['word', '=word', 'a=b,', 'a=b=c', 'a=two words', 'a=%zz', 'a=b\r\nc=d'])(
    '%j are refused',
    (text) => {
      expect(text).not.toMatch(OTLP_HEADERS_FORM);
    },
  );
});
