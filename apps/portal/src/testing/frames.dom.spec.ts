import { expect, jest, test } from '@jest/globals';

test('a frame requested while a test holds the clock does not keep later ones from coming', async () => {
  const request = window.requestAnimationFrame;
  jest.useFakeTimers();
  // As the store does, which has the function from before.
  request(() => undefined);
  jest.useRealTimers();
  await expect(new Promise(request)).resolves.toEqual(expect.any(Number));
});
