import { expect, test } from '@jest/globals';
import { orderTags } from './order-tags.ts';

const call = (tag: string, security?: unknown) => ({
  tags: [tag],
  ...(security !== undefined && { security }),
});
const LOGIN = [{ session: [] }];

test('calls that are open to everyone come first, and each group says who may make its calls', () => {
  const { tags } = orderTags({
    paths: {
      '/admin': { get: call('Pages', LOGIN) },
      '/menu': { get: call('Menu'), post: call('Menu', LOGIN) },
      '/cache': { get: call('Cache') },
      '/optional': { get: call('Communities', [{}, { session: [] }]) },
      '/extra': { get: call('Beyond the Graph API') },
      '/graph': { get: call('Graph API V3') },
    },
  });
  expect(tags).toEqual([
    { name: 'Graph API V3', description: 'Open to everyone, without a key and a login.' },
    { name: 'Beyond the Graph API', description: 'Open to everyone, without a key and a login.' },
    { name: 'Cache', description: 'Open to everyone, without a key and a login.' },
    { name: 'Communities', description: 'Open to everyone, without a key and a login.' },
    { name: 'Menu', description: 'Reading is open to everyone; changes need a login with the right role.' },
    { name: 'Pages', description: 'Needs a login with the right role.' },
  ]);
});
