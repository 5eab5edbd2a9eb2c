import { expect, test } from '@jest/globals';
import { loadProvider } from './load-provider.ts';

test('the library of the trial login is loaded without a warning, and other warnings are printed', async () => {
  const { warn } = console;
  const printed: unknown[] = [];
  console.warn = (...texts: unknown[]) => void printed.push(...texts);
  try {
    const loading = loadProvider();
    console.warn('another warning');
    const { Provider } = await loading;
    expect(typeof Provider).toBe('function');
    console.warn('a later warning');
  } finally {
    console.warn = warn;
  }
  expect(printed).toEqual(['another warning', 'a later warning']);
});
