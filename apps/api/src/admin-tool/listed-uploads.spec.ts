import { expect, test } from '@jest/globals';
import { uploadFields } from '../content/testing/open-test-store.ts';
import { describeTool } from './testing/describe-tool.ts';

const MANAGER = ['COMMUNITY_egi_MANAGER'];
const ADMINISTRATOR = ['PORTAL_ADMINISTRATOR'];
const LOGO = 'aaaaaaaaaaaaaaaa.png';
const IN_TEXT = 'bbbbbbbbbbbbbbbb.png';

const idsIn = (body: unknown): unknown =>
  (Reflect.get(Object(body), 'results') as { _id: string }[]).map(({ _id }) => _id).sort();

describeTool('uploaded images', (world) => {
  /** The logo of the community, and an image in one of its help texts. */
  const useTwo = () => {
    const { tool, examples } = world();
    return tool.store.change({ by: 'ada' }, (draft) => {
      for (const name of [LOGO, IN_TEXT]) draft.create('upload', 'egi', uploadFields(name), name);
      const { layout } = examples.portal.fields;
      draft.set(examples.portal, { fields: { layout: { ...layout, logoUrl: LOGO, isUpload: true } } });
      const content = `<p><img src="/api/utils-service/download/${IN_TEXT}" alt="" /></p>`;
      draft.set(examples.pageHelp, { fields: { content } });
    });
  };

  test('are listed with where they are used, and the space of all', async () => {
    await useTwo();
    const { body } = await world().tool.ask(MANAGER, 'GET ri/egi/uploads');
    expect(body).toMatchObject({ usedBytes: 0, deletedBytes: 0, limitBytes: 1_000_000 });
    const list = Reflect.get(Object(body), 'results') as { _id: string; usedBy: unknown }[];
    expect(Object.fromEntries(list.map(({ _id, usedBy }) => [_id, usedBy]))).toEqual({
      [LOGO]: [{ collection: 'portal', name: 'EGI', portalPid: 'egi' }],
      [IN_TEXT]: [{ collection: 'pageHelpContent', name: '', portalPid: 'egi' }],
      [world().examples.upload.id]: [],
    });
  });

  test('have pages, are searched by where they are used, and those that are used nowhere are listed alone', async () => {
    await useTwo();
    const unused = world().examples.upload.id;
    const list = async (query: string) =>
      (await world().tool.ask(MANAGER, `GET ri/egi/uploads?${query}`)).body;
    expect(await list('pageSize=2')).toMatchObject({
      header: { numFound: 3, page: 1, pageSize: 2 },
      unused: 1,
    });
    const pages = [await list('pageSize=2'), await list('pageSize=2&page=2')].map(idsIn).flat();
    expect(pages.toSorted()).toEqual([LOGO, IN_TEXT, unused].toSorted());
    expect(idsIn(await list('search=Égi'))).toEqual([LOGO]);
    expect(idsIn(await list('unused=true'))).toEqual([unused]);
    expect(await list('unused=true&search=egi')).toMatchObject({ header: { numFound: 0 }, unused: 1 });
  });

  test('of no portal are shown to administrators only', async () => {
    const { tool, examples } = world();
    const own = [examples.upload.id];
    expect(idsIn((await tool.ask(MANAGER, 'GET ri/egi/uploads')).body)).toEqual(own);
    expect(idsIn((await tool.ask(ADMINISTRATOR, 'GET ri/egi/uploads')).body)).toEqual(
      [...own, examples.sharedUpload.id].sort(),
    );
  });

  test.each([
    [LOGO, /image "a{16}\.png" is still in use: EGI/],
    [IN_TEXT, /image "b{16}\.png" is still in use: help text/],
  ])('%s cannot be deleted while it is used', async (name, message) => {
    await useTwo();
    const refused = await world().tool.ask(MANAGER, 'POST uploads/delete', [name]);
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({})]);
    expect(String(Reflect.get(Object(refused.body), 'message'))).toMatch(message);
  });

  test('a deletion is in the log of the portal, and can be undone there', async () => {
    const { tool, examples } = world();
    const { id } = examples.upload;
    expect((await tool.ask(MANAGER, 'POST uploads/delete', [id])).body).toEqual([id]);
    expect(idsIn((await tool.ask(MANAGER, 'GET ri/egi/uploads')).body)).toEqual([]);
    const log = await tool.ask(MANAGER, 'GET ri/egi/history?limit=1');
    expect(log.body).toMatchObject([{ action: 'delete', collection: 'upload', itemId: id }]);
    const changeId = (log.body as { _id: string }[])[0]?._id ?? '';
    expect((await tool.ask(MANAGER, `POST ri/egi/history/${changeId}/restore`)).status).toBe(200);
    expect(idsIn((await tool.ask(MANAGER, 'GET ri/egi/uploads')).body)).toEqual([id]);
  });

  test('stay when a portal file replaces the content of their portal', async () => {
    const { tool, examples } = world();
    await tool.must('POST ri/egi/import', await tool.must('GET ri/egi/export'));
    expect(idsIn(await tool.must('GET ri/egi/uploads'))).toContain(examples.upload.id);
  });

  test('of another portal cannot be deleted', async () => {
    const { tool, examples } = world();
    const refused = await tool.ask(['COMMUNITY_clarin_MANAGER'], 'POST uploads/delete', [examples.upload.id]);
    expect(refused.status).toBe(403);
  });
});
