import { expect, test } from '@jest/globals';
import type { KindedRecord, ResearchProduct } from '@open-discovery/model';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import { aProduct } from '@open-discovery/model/testing';
import { CITATION_LANGUAGES } from './citation-styles.ts';
import { formatCitations } from './format-citations.ts';

const ARTICLE: Partial<ResearchProduct> = {
  mainTitle: 'Sea level in H<sub>2</sub>O',
  authors: [{ fullName: 'van der Berg, Jan' }, { fullName: 'Doe, Jane' }],
  instances: [{ type: 'Article' }],
  container: { name: 'Journal of Tides', vol: '3', iss: '2', sp: '10', ep: '20' },
  pids: [{ scheme: 'doi', value: '10.1234/abc' }],
};
/** APA alone takes the processor a second to make ready, and more on a busy machine. */
const READY_MS = 60_000;
const OWN_STYLE = `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text">
  <info><title>Own</title><id>own</id><updated>2026-01-01T00:00:00Z</updated></info>
  <citation><layout><text variable="title"/></layout></citation>
  <bibliography><layout><text term="retrieved"/><text variable="title" prefix=" "/></layout></bibliography>
</style>`;

const item = (fields: Partial<ResearchProduct>): KindedRecord => ({
  kind: 'product',
  record: aProduct(fields),
});
const cite = (style: string, fields = ARTICLE, output: 'text' | 'html' = 'text', language = 'en') =>
  formatCitations([item(fields)], { style, language, output });

test.each([
  [
    'apa',
    'van der Berg, J., & Doe, J. (2020). Sea level in H2O. Journal of Tides, 3(2), 10–20. https://doi.org/10.1234/abc',
  ],
  [
    'vancouver',
    '1. van der Berg J, Doe J. Sea level in H2O. Journal of Tides. 2020 May 1;3(2):10–20. doi:10.1234/abc',
  ],
  [
    'harvard',
    'van der Berg, J. and Doe, J. (2020) “Sea level in H2O,” Journal of Tides, 3(2), pp. 10–20. Available at: https://doi.org/10.1234/abc.',
  ],
])(
  'an article in %s is cited as %j',
  async (style, expected) => {
    expect(await cite(style)).toBe(expected);
  },
  READY_MS,
);

test.each([
  [
    'el',
    'van der Berg, J. και Doe, J. (2020) «Sea level in H2O», Journal of Tides, 3(2), σσ. 10–20. Διαθέσιμο στο: https://doi.org/10.1234/abc.',
  ],
  [
    'pl',
    'van der Berg, J. i Doe, J. (2020) „Sea level in H2O”, Journal of Tides, 3(2), s. 10–20. Dostępne na: https://doi.org/10.1234/abc.',
  ],
])(
  'an article is cited in the language %s as %j',
  async (language, expected) => {
    expect(await cite('harvard', ARTICLE, 'text', language)).toBe(expected);
  },
  READY_MS,
);

test.each([
  ['el', '3 Μαΐου 2020, 03.05.2020'],
  ['pl', '3 maja 2020, 03.05.2020'],
])('dates are written as in the language %s: %s', async (language, expected) => {
  const style = styleOf(
    '<group delimiter=", "><date variable="issued" form="text"/><date variable="issued" form="numeric"/></group>',
  );
  expect(await cite(style, { ...ARTICLE, publicationDate: '2020-05-03' }, 'text', language)).toBe(expected);
});

test('every language of the portal is a citation language', () =>
  expect(Object.keys(CITATION_LANGUAGES)).toEqual(expect.arrayContaining([...PORTAL_LANGUAGES])));

test.each([
  ['en', 'Retrieved Sea level in H2O'],
  ['de-AT', 'Abgerufen Sea level in H2O'],
  ['fr', 'Consulté Sea level in H2O'],
  ['el', 'Ανακτήθηκε Sea level in H2O'],
  ['pl', 'Pobrano Sea level in H2O'],
  ['tlh', 'Retrieved Sea level in H2O'],
])('a given style is used in the language %s', async (language, expected) => {
  expect(await cite(OWN_STYLE, ARTICLE, 'text', language)).toBe(expected);
});

test('marks become elements of rich text, and nothing else does', async () => {
  expect(await cite(OWN_STYLE, ARTICLE, 'html')).toBe(
    '<div class="csl-entry">Retrieved Sea level in H<sub>2</sub>O</div>',
  );
  const hostile = { id: '"><script>', mainTitle: '&lt;script>alert(1)&lt;/script> "&amp;lt;' };
  const html = await cite(OWN_STYLE, hostile, 'html');
  expect(html).toMatch(/^<div class="csl-entry">[^<>]*<\/div>$/);
});

const IMG = '&lt;img src=x onerror=alert(1)&gt;';
const CALL = '&lt;img src=x onerror=alert`1`&gt;';
const styleOf = (layout: string, terms = '', bibliography = '', attributes = '') =>
  OWN_STYLE.replace('<citation>', `<locale xml:lang="en"><terms>${terms}</terms></locale><citation>`).replace(
    /<bibliography>.*<\/bibliography>/,
    () => `<bibliography ${bibliography}><layout ${attributes}>${layout}</layout></bibliography>`,
  );
const TITLE = '<text variable="title"/>';

test.each([
  ['affixes', styleOf(`<text variable="title" prefix="${IMG}" suffix="${IMG}"/>`)],
  ['affixes of the layout', styleOf(TITLE, '', '', `prefix="${IMG}" suffix="${IMG}"`)],
  [
    'an affix with a span',
    styleOf(`<text variable="title" prefix='&lt;span class="nocase" onclick="x"&gt;'/>`),
  ],
  [
    'an affix in a pattern',
    styleOf(`<text variable="title" font-style="italic" prefix="%%STRING%%$&amp;${IMG}"/>`),
  ],
  ['a delimiter', styleOf(`<group delimiter="${IMG}"><text value="a"/>${TITLE}</group>`)],
  ['a fixed text', styleOf(`<text value="${IMG}"/>`)],
  ['a fixed text with marks', styleOf('<text value="&lt;i&gt;a&lt;/i&gt;&lt;i onclick=x&gt;b&lt;/i&gt;"/>')],
  ['a fixed text with entities', styleOf('<text value="&amp;lt;img&amp;gt;&amp;#60;img&amp;#x3e;"/>')],
  ['a term', styleOf('<text term="retrieved"/>', `<term name="retrieved">${IMG}</term>`)],
  ['an ordinal', styleOf('<number variable="volume" form="ordinal"/>', `<term name="ordinal">${IMG}</term>`)],
  ['a label', styleOf('<label variable="page"/><text variable="page"/>', `<term name="page">${IMG}</term>`)],
  [
    'a month',
    styleOf(
      '<date variable="issued"><date-part name="month"/></date>',
      `<term name="month-05">${IMG}</term>`,
    ),
  ],
  ['parts of a date', styleOf(`<date variable="issued"><date-part name="year" prefix="${IMG}"/></date>`)],
  [
    'names',
    styleOf(
      `<names variable="author" delimiter="${IMG}"><name and="text" initialize-with="${IMG}" sort-separator="${IMG}"/></names>`,
      `<term name="and">${IMG}</term>`,
    ),
  ],
  [
    'et al.',
    styleOf(
      '<names variable="author"><name et-al-min="1" et-al-use-first="1"/></names>',
      `<term name="et-al">${IMG}</term>`,
    ),
  ],
  [
    'quotation marks',
    styleOf(
      '<text variable="title" quotes="true"/>',
      `<term name="open-quote">${CALL}</term><term name="close-quote">${CALL}</term>`,
    ),
  ],
  [
    'quotation marks with attributes of marks',
    styleOf(
      '<text variable="title" quotes="true"/>',
      '<term name="open-quote">&lt;b onclick=x&gt;</term><term name="close-quote">&lt;span style="position:fixed"&gt;</term>',
    ),
  ],
  [
    'quotation marks with marks and the end of a block',
    styleOf(
      '<text variable="title" quotes="true"/>',
      '<term name="open-quote">&lt;b&gt;</term><term name="close-quote">&lt;/div&gt;</term>',
    ),
  ],
  [
    'inner quotation marks',
    styleOf(
      '<text variable="title" quotes="true" prefix="a "/>',
      `<term name="open-inner-quote">${CALL}</term><term name="close-inner-quote">&lt;/b&gt;</term>`,
    ),
  ],
  [
    'blocks',
    styleOf(`<text variable="title" display="indent"/><text value="&lt;/div&gt;${IMG}" display="block"/>`),
  ],
  [
    'a bibliography with attributes',
    styleOf(TITLE, '', `hanging-indent='true" onclick="x' entry-spacing='1"&gt;${IMG}'`),
  ],
  ['an entity', `<!DOCTYPE style [<!ENTITY x "<img src=x>">]>${styleOf('<text value="&x;"/>')}`],
])('a style with markup in %s makes no other elements', async (_, style) => {
  const html = await cite(style, { ...ARTICLE, mainTitle: 'Tides and "waves"' }, 'html');
  expect(html).toMatch(/^<div class="csl-entry">.+<\/div>$/s);
  expect(html.replaceAll(/<\/?(?:i|div(?: class="csl-[a-z]+")?)>/g, '')).not.toMatch(/</);
});

test.each([
  ['a value of an attribute', styleOf(`<text variable="title" font-style='italic" onclick="x'/>`)],
  ['a value with an element', styleOf(`<text variable="title" vertical-align='sup"&gt;${IMG}'/>`)],
  ['a display', styleOf(`<text variable="title" display='block" onclick="x'/>`)],
  ['an element', styleOf('<img xmlns="http://www.w3.org/1999/xhtml" src="x"/>')],
  ['a script', styleOf('<script>alert(1)</script>')],
  [
    'an element in a term',
    styleOf('<text term="retrieved"/>', '<term name="retrieved"><img src="x"/></term>'),
  ],
  ['a CDATA section', styleOf('<text variable="title"><![CDATA[<img src=x>]]></text>')],
])('a style with %s that CSL does not know is refused', async (_, style) => {
  // Some reasons of the processor are texts, not errors.
  await expect(cite(style, ARTICLE, 'html')).rejects.toBeTruthy();
});

test('the marks of a style become elements', async () => {
  const marks =
    'font-style="italic" font-variant="small-caps" font-weight="bold" text-decoration="underline" vertical-align="sup"';
  expect(await cite(styleOf(`<text variable="title" ${marks}/>`), { mainTitle: 'Tides' }, 'html')).toBe(
    '<div class="csl-entry"><sup><span style="text-decoration:underline;"><b><span style="font-variant:small-caps;">' +
      '<i>Tides</i></span></b></span></sup></div>',
  );
});

test('a subtitle follows the title', async () => {
  const text = await cite('apa', { ...ARTICLE, subTitle: 'A history' });
  expect(text).toContain('(2020). Sea level in H2O: A history. Journal of Tides');
});

test('several records are cited one per line, without those of earlier calls', async () => {
  await cite(OWN_STYLE);
  const items = ['First', 'Second'].map((mainTitle) => item({ mainTitle }));
  const text = await formatCitations(items, { style: OWN_STYLE, language: 'en', output: 'text' });
  expect(text).toBe('Retrieved First\nRetrieved Second');
});

test('records of other kinds and records with one field can be cited', async () => {
  const items: KindedRecord[] = [
    { kind: 'organization', record: { id: 'org', legalName: 'Institute of the Sea' } },
    { kind: 'product', record: { id: 'alone', type: 'other' } },
  ];
  const text = await formatCitations(items, { style: OWN_STYLE, language: 'en', output: 'text' });
  expect(text).toBe('Retrieved Institute of the Sea\nRetrieved alone');
});

test('a text that is not a style is refused', async () => {
  await expect(cite('no style')).rejects.toThrow();
});
