import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bytesOf, drain } from '../../testing/bytes-of.ts';
import { readText, valueIn } from '../../testing/read-text.ts';
import { readXml } from './read-xml.ts';
import { fieldsOfElement, XmlElement } from './xml-element.ts';
import { skipReason } from '../../report/skip-reason.ts';

const fieldsIn = async (xml: string | Uint8Array): Promise<unknown> => {
  const value = await valueIn(xml);
  return value instanceof XmlElement ? fieldsOfElement(value, new Set(['abstract'])) : value;
};

test.each<[string, string, unknown]>([
  [
    'text and attributes',
    '<r a="1"><b>x</b><b c="2">y</b></r>',
    { '@a': '1', b: ['x', { '@c': '2', '#text': 'y' }] },
  ],
  ['prefixes', '<p:r xmlns:p="urn:p" p:a="1"><p:b>x</p:b></p:r>', { '@a': '1', b: ['x'] }],
  ['marks in a title', '<r><t>H<sub>2</sub>O &amp; I</t></r>', { t: ['H<sub>2</sub>O &amp; I'] }],
  ['parts of an abstract', '<r><abstract><p>x</p></abstract></r>', { abstract: ['<p>x</p>'] }],
  [
    'HTML as the text of an abstract',
    '<r><abstract>&lt;p&gt;x &amp;amp; y&lt;/p&gt;</abstract></r>',
    { abstract: ['<p>x &amp; y</p>'] },
  ],
  ['a sign in an abstract', '<r><abstract>p &lt; 0.05</abstract></r>', { abstract: ['p &lt; 0.05'] }],
  ['CDATA', '<r><b><![CDATA[1 < 2]]></b></r>', { b: ['1 < 2'] }],
  ['a prefix of a cut-out part', '<q:r><b>x</b></q:r>', { b: ['x'] }],
  ['an empty line before its declaration', '\n\n<?xml version="1.0"?><r><b>x</b></r>', { b: ['x'] }],
  ['entities of HTML', '<r><b>a&nbsp;b</b></r>', { b: ['a&nbsp;b'] }],
])('an element with %s', async (_rule, xml, expected) => {
  expect(await fieldsIn(xml)).toEqual(expected);
});

test.each([
  ['UTF-16 with a byte-order mark', Buffer.from('\uFEFF<r><b>ä</b></r>', 'utf16le')],
  [
    'the declared encoding',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><r><b>ä</b></r>', 'latin1'),
  ],
  ['UTF-8 with a byte-order mark', Buffer.from('\uFEFF<r><b>ä</b></r>')],
])('a document in %s', async (_rule, bytes) => {
  expect(await fieldsIn(bytes)).toEqual({ b: ['ä'] });
});

test('records of a document come one by one with their positions', async () => {
  const { items } = await readText('<PubmedArticleSet><PubmedArticle/>\n<PubmedArticle/></PubmedArticleSet>');
  expect(items.map(({ line, position }) => [line, position])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('a document without records is reported', async () => {
  expect((await readText('<PubmedArticleSet/>')).items).toEqual([
    { line: 1, problem: skipReason('no-xml-records') },
  ]);
});

describe('hostile input', () => {
  test('entities are not expanded', async () => {
    const bomb = '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><r><t>&b;</t></r>';
    expect(await fieldsIn(bomb)).toEqual({ t: ['&b;'] });
  });
  test.each([
    ['nested too deep', '<a>'.repeat(101), 'nested more than 100 levels deep'],
    [
      'damaged',
      '<PubmedArticleSet><PubmedArticle/><b></PubmedArticleSet>',
      'XML is damaged: line 1: unexpected close tag.',
    ],
    [
      'cut off',
      '<PubmedArticleSet><PubmedArticle/>',
      'XML is damaged: line 1: unclosed tag: PubmedArticleSet',
    ],
    [
      'in an encoding of nobody',
      '<?xml version="1.0" encoding="tides"?><r/>',
      'XML in an unknown encoding: tides',
    ],
  ])('XML that is %s is told', async (_rule, xml, message) => {
    expect((await readText(xml)).error).toBe(message);
  });
  test('records before the damage are read', async () => {
    expect((await readText('<PubmedArticleSet><PubmedArticle/>')).items).toHaveLength(1);
  });
  test('a record beyond the limit is not collected', async () => {
    const { error } = await drain(readXml(Buffer.from(''), bytesOf(`<r>${'x'.repeat(500)}</r>`), 100));
    expect(error).toBe('XML: a record of more than 100 characters');
  });
  test('no text makes the reader fail otherwise than with a message', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const { error } = await readText(`<r>${text}</r>`);
        expect(error === null || error.startsWith('XML')).toBe(true);
      }),
    );
  });
});
