import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parseFilename, uploadName } from './filename.ts';
import { openUploadFolder } from './upload-folder.ts';

// Files are synced to the disk, which takes long on a busy machine.
jest.setTimeout(60_000);

const ID = 'abcdefghij0123456789';
const NAME = uploadName(ID, 'png');
const BYTES = Buffer.from('bytes');

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'uploads-'));
});

describe('files', () => {
  test('are stored unchanged, without temporary files', async () => {
    const folder = openUploadFolder(path.join(parent, 'a', 'b'));
    await folder.save(NAME, BYTES);
    expect(await folder.read(NAME)).toEqual(BYTES);
    expect(await readdir(path.join(parent, 'a', 'b'))).toEqual([NAME.filename]);
  });
  test('that do not exist are null, even without the folder', async () => {
    expect(await openUploadFolder(path.join(parent, 'none')).read(NAME)).toBeNull();
  });
  test('are not stored after a failure, and leave no temporary files', async () => {
    await writeFile(path.join(parent, 'file'), '');
    await expect(openUploadFolder(path.join(parent, 'file')).save(NAME, BYTES)).rejects.toThrow();
    expect(await readdir(parent)).toEqual(['file']);
  });
  test('are listed with their size until they are removed', async () => {
    const folder = openUploadFolder(path.join(parent, 'a'));
    expect(await folder.list()).toEqual([]);
    await folder.save(NAME, BYTES);
    const { size } = await stat(path.join(parent, 'a', NAME.filename));
    expect(await folder.list()).toMatchObject([{ filename: NAME.filename, size }]);
    await folder.remove(NAME);
    await folder.remove(NAME);
    expect(await folder.list()).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    [`${ID}.png`, 'png'],
    [`${ID}.svg`, 'svg'],
    [`${ID}.html`, null],
    [`${ID}.PNG`, null],
    [`${ID}.png.part`, null],
    [`${ID}.png\n`, null],
    [`${ID}.png\0.html`, null],
    [`../${ID}.png`, null],
    [`a/${ID}.png`, null],
    ['short.png', null],
    [`${ID}.toString`, null],
    [`${ID}.constructor`, null],
    ['', null],
  ])('%j → %j', (text, extension) => {
    expect(parseFilename(text)?.extension ?? null).toBe(extension);
  });
  test.each(['../../etc/passwd-of-somebody', 'short', `${ID}/${ID}`])('are not made of %s', (id) => {
    expect(() => uploadName(id, 'png')).toThrow(RangeError);
  });
  test('are made of a UUID', () => {
    expect(uploadName('7F3C1F3E-9A51-4E1B-8D2E-0C7F6A5B4D3E', 'jpg').filename).toBe(
      '7f3c1f3e9a514e1b8d2e0c7f6a5b4d3e.jpg',
    );
  });
});
