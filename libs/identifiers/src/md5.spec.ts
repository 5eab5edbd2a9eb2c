import { expect, test } from '@jest/globals';
import { md5 } from './md5.ts';

test.each([
  ['', 'd41d8cd98f00b204e9800998ecf8427e'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['10.5281/zenodo.2659', '2ed192d5f5a3914bd642e21b8d9b5b9a'],
  ['é', '66ddcd97cfdeabb2f6fb8a999b4bc76f'],
  ['文', '56b69ecf5143f36f8f772d49968d60f5'],
  ['😀', '2a02eac39d716a70ecf37579185927b6'],
  ['\uD800', '9b759040321a408a5c7768b4511287a6'],
])('md5(%j) → %s', (text, digest) => expect(md5(text)).toBe(digest));

test.each([
  [55, 'ef1772b6dff9a122358552954ad0df65'],
  [56, '3b0c8ac703f828b04c6c197006d17218'],
  [63, 'b06521f39153d618550606be297466d5'],
  [64, '014842d480b571495a4a0363793f7367'],
  [120, '5f61c0ccad4cac44c75ff505e1f1e537'],
])('at the end of a block: %i letters → %s', (length, digest) =>
  expect(md5('a'.repeat(length))).toBe(digest),
);
