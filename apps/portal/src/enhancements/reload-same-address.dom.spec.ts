import { expect, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { createTestPage } from '../testing/render-page.tsx';
import { reloadSameAddress } from './reload-same-address.ts';

const openPortal = () => {
  let loads = 0;
  const asked: string[] = [];
  const page = createTestPage({
    fetch: (url) => {
      asked.push(url);
      return Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve('{"records":1}') });
    },
  });
  const loader = async () => {
    loads += 1;
    await page.store.dispatch(page.graphApi.endpoints.status.initiate(undefined));
    return null;
  };
  const router = createMemoryRouter([{ path: '*', loader, element: null }], { initialEntries: ['/?a=b'] });
  reloadSameAddress(router, page);
  return { router, loads: () => loads, asked };
};

test.each([
  ['the same address', '/?a=b', 1],
  ['another query', '/?a=c', 0],
  ['another path', '/other?a=b', 0],
])('a navigation to %s runs its loader and repeats its queries', async (_, address, askedAgain) => {
  const { router, loads, asked } = openPortal();
  await router.navigate('/?a=b');
  const before = { loads: loads(), asked: asked.length };
  await router.navigate(address);
  expect({ loads: loads() - before.loads, asked: asked.length - before.asked }).toEqual({
    loads: 1,
    asked: askedAgain,
  });
});
