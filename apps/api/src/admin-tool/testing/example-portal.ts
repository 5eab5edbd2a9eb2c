import {
  menuItemFields,
  pageFields,
  pageHelpFields,
  portalFields,
  uploadFields,
  mergeDecisionFields,
  withdrawalFields,
} from '../../content/testing/open-test-store.ts';
import type { ContentStore } from '../../content/content-store.ts';

/** Creates a community with one item of each collection, and a funder without content. */
export const fillExamples = async (store: ContentStore) =>
  store.change({ by: 'seed' }, (draft) => {
    const entity = draft.create('entity', null, { pid: 'dataset', name: 'Research data' });
    const spareEntity = draft.create('entity', null, { pid: 'software', name: 'Research software' });
    const page = draft.create(
      'page',
      null,
      pageFields({ entities: [entity.id], content: '<p>Who we are</p>' }),
    );
    const sparePage = draft.create('page', null, pageFields({ route: '/spare' }));
    const portal = draft.create('portal', 'egi', portalFields());
    const dashboard = { alias: 'ec', visibility: 'public', intro: '' } as const;
    const other = draft.create(
      'portal',
      'ec',
      portalFields({ pid: 'ec', type: 'funder', name: 'EC', dashboard: { ...dashboard, figures: [] } }),
    );
    const ownPage = draft.create(
      'page',
      'egi',
      pageFields({ portalPid: 'egi', route: '/own', content: '<p>Secret plans</p>' }),
    );
    const divId = draft.create('divId', null, { name: 'intro', portalType: 'ri', pages: [page.id] });
    const spareDivId = draft.create('divId', null, { name: 'spare', portalType: 'ri', pages: [] });
    const divHelp = draft.create('divHelpContent', 'egi', {
      divId: divId.id,
      content: '<p>Intro</p>',
      isActive: true,
    });
    const draftDivHelp = draft.create('divHelpContent', 'egi', {
      divId: divId.id,
      content: '<p>Secret</p>',
      isActive: false,
    });
    const pageHelp = draft.create('pageHelpContent', 'egi', pageHelpFields(page.id, { isActive: true }));
    const draftPageHelp = draft.create(
      'pageHelpContent',
      'egi',
      pageHelpFields(page.id, { content: '<p>Secret</p>', order: 1 }),
    );
    const menuItem = draft.create('menuItem', 'egi', menuItemFields({ title: 'Parent' }));
    const subItem = draft.create(
      'menuItem',
      'egi',
      menuItemFields({ title: 'Child', parentItemId: menuItem.id }),
    );
    const upload = draft.create('upload', 'egi', uploadFields());
    const sharedUpload = draft.create('upload', null, uploadFields('fedcba9876543210.svg'));
    const withdrawal = draft.create('withdrawal', null, withdrawalFields());
    const mergeDecision = draft.create('mergeDecision', null, mergeDecisionFields());
    draft.setEnabled('egi', page, true);
    draft.setEnabled('egi', entity, true);
    return {
      entity,
      spareEntity,
      page,
      sparePage,
      portal,
      other,
      ownPage,
      divId,
      spareDivId,
      divHelp,
      draftDivHelp,
      pageHelp,
      draftPageHelp,
      menuItem,
      subItem,
      upload,
      sharedUpload,
      withdrawal,
      mergeDecision,
    };
  });

export type Examples = Awaited<ReturnType<typeof fillExamples>>;
