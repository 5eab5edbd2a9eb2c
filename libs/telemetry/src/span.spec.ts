import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatTraceparent, parseTraceparent } from './span.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

describe('the header traceparent', () => {
  test.each([
    [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
    [`00-${TRACE}-${SPAN}-00`, { traceId: TRACE, spanId: SPAN, isSampled: false }],
    [`cc-${TRACE}-${SPAN}-03-later`, { traceId: TRACE, spanId: SPAN, isSampled: true }],
    [`ff-${TRACE}-${SPAN}-01`, null],
    [`00-${'0'.repeat(32)}-${SPAN}-01`, null],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, null],
    [`00-${TRACE.toUpperCase()}-${SPAN}-01`, null],
    ['', null],
    [undefined, null],
    [[`00-${TRACE}-${SPAN}-01`], null],
  ])('%j is %j', (text, context) => {
    expect(parseTraceparent(text)).toEqual(context);
  });

  test('parses what it formats', () => {
    const hex = (length: number) =>
      fc.stringMatching(new RegExp(`^[1-9a-f][0-9a-f]{${length - 1}}$`), { size: 'max' });
    fc.assert(
      fc.property(fc.record({ traceId: hex(32), spanId: hex(16), isSampled: fc.boolean() }), (context) => {
        expect(parseTraceparent(formatTraceparent(context))).toEqual(context);
      }),
    );
  });
});
