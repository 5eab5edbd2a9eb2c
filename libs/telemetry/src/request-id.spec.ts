import { describe, expect, test } from '@jest/globals';
import { createRequestId } from './request-id.ts';

const NEW = 'new-id';
const idOf = createRequestId(
  (address) => address === '10.0.0.1',
  () => NEW,
);

describe('the id of a request', () => {
  test.each([
    ['10.0.0.1', '6f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0', '6f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0'],
    ['10.0.0.1', 'short', NEW],
    ['10.0.0.1', 'a'.repeat(64), 'a'.repeat(64)],
    ['10.0.0.1', 'a'.repeat(65), NEW],
    ['10.0.0.1', 'two words"}', NEW],
    ['10.0.0.1', undefined, NEW],
    ['192.0.2.7', '6f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0', NEW],
  ])('from %s with the header %j is %s', (remoteAddress, given, id) => {
    expect(idOf({ headers: { 'x-request-id': given }, socket: { remoteAddress } })).toBe(id);
  });
});
