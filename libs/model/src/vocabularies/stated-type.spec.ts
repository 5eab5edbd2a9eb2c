import { expect, test } from '@jest/globals';
import { statedType } from './stated-type.ts';

test.each([
  ['Article', 'Article'],
  ['Peer review', 'Peer review'],
  ['peerReviewed', null],
  ['NonPeerReviewed', null],
  ['UNKNOWN', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the type of a copy that says %j is %j', (said, type) => expect(statedType(said)).toBe(type));
