import { expect, jest, test } from '@jest/globals';
import { describeTool } from './testing/describe-tool.ts';

jest.setTimeout(60_000);

const LINKS = 'GET ri/egi/links';
const LINK = '<p><a href="/about#team">About</a></p>';

describeTool('the texts that link to pages', (world) => {
  test('are pages and help texts of the portal, drafts included, without their content', async () => {
    const { tool, examples } = world();
    const { page, ownPage, divHelp } = examples;
    await tool.must('POST page/update', { ...ownPage.fields, _id: ownPage.id, content: LINK });
    await tool.must('POST ri/egi/divhelpcontent/update', {
      ...divHelp.fields,
      _id: divHelp.id,
      content: LINK,
    });
    const help = { page: page.id, placement: 'top', content: LINK, isActive: false };
    const draft = (await tool.must('POST ri/egi/pagehelpcontent/save', help)) as { readonly _id: string };
    const routes = ['/about'];
    expect(await tool.must(LINKS)).toEqual([
      { _id: ownPage.id, collection: 'page', routes },
      { _id: draft._id, collection: 'pageHelpContent', routes },
      { _id: divHelp.id, collection: 'divHelpContent', routes },
    ]);
  });

  test('are for editors only', async () => expect((await world().tool.ask(null, LINKS)).status).toBe(401));
});
