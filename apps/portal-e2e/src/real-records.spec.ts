import type { APIRequestContext } from '@playwright/test';
import { KINDS, kindOf, landingAddress } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HAND_MADE, handMadeLines } from './support/hand-made-records.ts';
import { importReference } from './support/import-reference.ts';
import { startPortalOfRecords } from './support/portal-of-records.ts';
import type { PortalOfRecords } from './support/portal-of-records.ts';
import { ROOT } from './support/root.ts';
import { jsonLdOf, textOf } from './support/search-page.ts';
import { expect, test } from './support/test.ts';

/** Records of real graphs. They have their own licenses and are not part of the repository. */
const REAL_FOLDER = process.env['REAL_RECORDS'] || path.join(ROOT, '../shared/data');
/** Used when there are no real records, so that the hand-made records are always tested. */
const SAMPLE_FOLDER = path.join(ROOT, 'tools/sample-corpus');
const FOLDER = existsSync(REAL_FOLDER) ? REAL_FOLDER : SAMPLE_FOLDER;
if (FOLDER === SAMPLE_FOLDER)
  console.warn(`REAL_RECORDS (${REAL_FOLDER}) does not exist: pages of real records are NOT TESTED`);

/** Long files are sampled evenly down to this number of lines. */
const MAX_LINES = 250;
const sampleLines = (text: string): string => {
  const lines = text.split('\n').filter((line) => line !== '');
  const step = Math.ceil(lines.length / MAX_LINES);
  return `${lines.filter((_, index) => index % step === 0).join('\n')}\n`;
};

const KIND_NAMES = [
  'publication',
  'dataset',
  'software',
  'other',
  'project',
  'organization',
  'dataSource',
  'service',
  'community',
] as const satisfies readonly RecordKind[];

const scriptsIn = (html: string): number => html.split(/<script/i).length;

/** Tables to download: their links have the text as their address, and browsers store it without opening it. */
const TABLE_LINK = /<a href="data:text\/csv;charset=utf-8,[^"<>]*" download="[\w-]+\.csv"/g;

/** Returns elements, attributes and URLs that would run a script. */
const activeMarkupIn = (html: string): string[] => {
  const written = html.replace(/<script[^]*?<\/script>/gi, '').replace(TABLE_LINK, '<a');
  const withoutValues = written.replace(/"[^"]*"/g, '""');
  return [
    ...(written.match(/(?:href|src)="\s*(?:javascript|data|vbscript):[^"]*/gi) ?? []),
    ...(withoutValues.match(/<[a-z][^>]*\son[a-z]+\s*=|<img src=x/gi) ?? []),
  ];
};

interface Product {
  readonly id: string;
  readonly mainTitle?: string | null;
  readonly subTitle?: string | null;
  readonly authors?: readonly { readonly fullName: string }[] | null;
  readonly publicationDate?: string | null;
  readonly pids?: readonly { readonly scheme: string; readonly value: string }[] | null;
}

/** Returns the title as citations write it: a subtitle that the title does not end with follows a colon. */
const fullTitleOf = (...parts: readonly [title: string, subtitle: string]): string => {
  const [title = '', subtitle = ''] = parts.map((part) => part.replace(/\s+/g, ' ').trim());
  if (title.toLowerCase().endsWith(subtitle.toLowerCase())) return title;
  return `${title}${/[:;.?!…–—-]$/.test(title) ? '' : ':'} ${subtitle}`;
};

test.describe('real records, imported unchanged', () => {
  test.describe.configure({ mode: 'default' });

  let portal: PortalOfRecords;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    portal = await startPortalOfRecords(async (folder) => {
      const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));
      for (const name of files)
        await writeFile(path.join(folder, name), sampleLines(readFileSync(path.join(FOLDER, name), 'utf8')));
      await writeFile(path.join(folder, 'hand-made.jsonl'), handMadeLines());
      return [...files, 'hand-made.jsonl'].map((name) => path.join(folder, name));
    });
  });
  test.afterAll(async () => portal.stop());

  const listOf = async (kind: RecordKind, pageSize: number): Promise<readonly Product[]> => {
    const search = new URLSearchParams({ pageSize: String(pageSize) });
    if (kindOf(kind) === 'product') search.set('type', kind);
    const answer = await fetch(`${portal.apiUrl}/graph/v3/${KINDS[kind].collection}?${search.toString()}`);
    return ((await answer.json()) as { results: Product[] }).results;
  };
  const pageOf = async (request: APIRequestContext, kind: RecordKind, id: string): Promise<string> => {
    const address = `${portal.url}${landingAddress(kind, id)}`;
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect(answer.status(), address).toBe(200);
    return answer.text();
  };

  for (const kind of KIND_NAMES)
    test(`pages of a ${kind} describe it, and no text on them runs as a script`, async ({ request }) => {
      const scripts = scriptsIn(await pageOf(request, 'publication', HAND_MADE.oneField.id));
      const records = await listOf(kind, 4);
      expect(records.length).toBeGreaterThan(0);
      for (const { id } of records) {
        const html = await pageOf(request, kind, id);
        expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').trim(), id).not.toBe('');
        expect(html, id).toContain('rel="canonical"');
        expect(html, id).toContain('property="og:title"');
        expect(jsonLdOf(html)['name'], id).toBeTruthy();
        expect(scriptsIn(html), id).toBe(scripts);
        expect(activeMarkupIn(html), id).toEqual([]);
      }
    });

  test('a reference manager imports works of all types from their meta tags', async ({ request }) => {
    for (const type of ['publication', 'dataset', 'software', 'other'] as const)
      for (const { id, mainTitle, subTitle, authors, publicationDate, pids } of await listOf(type, 4)) {
        const saved = importReference(await pageOf(request, type, id));
        expect.soft(saved.title, id).not.toBe('');
        if (mainTitle && !/[<&]/.test(mainTitle))
          expect.soft(saved.title, id).toBe(fullTitleOf(mainTitle, subTitle ?? ''));
        expect.soft(saved.authors, id).toHaveLength((authors ?? []).length);
        expect.soft(saved.date.slice(0, 4), id).toBe((publicationDate ?? '').slice(0, 4));
        // The text of an attack is no DOI.
        const doi = pids?.find(({ scheme, value }) => scheme === 'doi' && !value.includes('<'))?.value;
        if (doi) expect.soft(saved.doi, id).toBe(doi.toLowerCase());
        if (type === 'dataset') expect.soft(saved.type, id).toBe('dataset');
        if (type === 'software') expect.soft(saved.type, id).toBe('computerProgram');
      }
  });

  test('records with one field, with all fields, and with attacks in every field have normal pages', async ({
    request,
  }) => {
    const one = await pageOf(request, 'publication', HAND_MADE.oneField.id);
    expect(textOf(one)).toContain(HAND_MADE.oneField.mainTitle);
    const all = textOf(await pageOf(request, 'software', HAND_MADE.everything.id));
    for (const text of [
      ...['Fortran', 'Tide Watch', 'Texel', 'Version 2.1', 'MIT', 'Journal of Tides'],
      ...['Tide University', 'Version 2.1-beta', 'Tide Archive'],
    ])
      expect.soft(all).toContain(text);
    const attacked = await pageOf(request, 'publication', HAND_MADE.attack.id);
    expect(textOf(attacked)).toContain('Before');
    expect(scriptsIn(attacked)).toBe(scriptsIn(one));
    expect.soft(activeMarkupIn(attacked)).toEqual([]);
    for (const [, address = ''] of attacked.matchAll(/rel="describedby" href="([^"]+)"/g)) {
      const written = await request.get(
        address.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, portal.url),
      );
      expect.soft(written.status(), address).toBe(200);
    }
  });
});
