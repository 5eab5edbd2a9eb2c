import { expect, test } from '@jest/globals';
import { linksIn } from './links-in.ts';

test.each([
  ['<a href="/about">us</a>', ['/about']],
  ['<a href="/about/">us</a>', ['/about']],
  ['<a href="/about?from=here">us</a>', ['/about']],
  ['<a href="/about#team">us</a> <a href="/about">us</a>', ['/about']],
  ['<a href="/about">us</a> <a href="/data/policy">data</a>', ['/about', '/data/policy']],
  ['<a href="https://example.org/about">them</a>', []],
  ['<a href="//example.org/about">them</a>', []],
  ['<p>/about</p>', []],
])('%s links to %j', (content, routes) => expect(linksIn({ content })).toEqual(routes));
