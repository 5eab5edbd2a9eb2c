import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { authorize } from '../access/authorize.ts';
import type { Collection } from '../content/collections.ts';
import { allItems, listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import { toStored } from '../content/item.ts';
import type { AnyItem, Item } from '../content/item.ts';
import { uploadFieldsSchema } from '../content/upload-fields.ts';
import { usersOfUploads } from '../content/uploads-in.ts';
import { inputOf } from '../http/input.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminRequest, AdminToolDependencies } from './admin-route.ts';
import { addPortalRoute } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST } from './body.ts';
import { changeAs } from './change-as.ts';
import { itemEditing } from './add-item-routes.ts';
import { listParameters, pageOf, searchedPage } from './record-lists.ts';
import { deleteItems } from './stored-items.ts';

const TAG = 'Uploads';

const useSchema = z.object({
  collection: z.string().describe('Kind of the item, such as portal or pageHelpContent'),
  name: z.string().describe('Its name; empty if it has none'),
  portalPid: z.string().nullable(),
});

const uploadSchema = uploadFieldsSchema.extend({
  _id: z.string(),
  version: z.int(),
  portalPid: z.string().nullable().describe('null: an image that belongs to no portal'),
  usedBy: z.array(useSchema).describe('The items that show the image or link to it'),
});

/** A page of the images of a portal, and the space that the images of all portals take. */
const listSchema = pageOf(uploadSchema).extend({
  unused: z.int().describe('Number of all images of the list that are used nowhere'),
  usedBytes: z.int().describe('Size of all images of this installation, deleted ones included'),
  deletedBytes: z.int().describe('Size of those that are deleted and can still be restored'),
  limitBytes: z.int().describe('Maximum size of all images'),
});

type UploadUse = z.output<typeof useSchema>;

const toUse = <C extends Collection>({ collection, fields, portalPid }: Item<C>): UploadUse => ({
  collection,
  name: 'name' in fields ? fields.name : 'title' in fields ? fields.title : '',
  portalPid,
});

/** Returns the images of a portal, newest first; for those who may delete them, also the images of no portal. */
const listUploads = (content: Content, pid: string, mayEditShared: boolean) => {
  const users = usersOfUploads(allItems(content));
  const shared = mayEditShared ? listItems(content, 'upload', null) : [];
  return [...listItems(content, 'upload', pid), ...shared]
    .map((item) => ({
      ...toStored(item),
      portalPid: item.portalPid,
      usedBy: (users.get(item.id) ?? []).map((user: AnyItem) => toUse(user)),
    }))
    .sort((a, b) => b.uploadedAt.localeCompare(a.uploadedAt));
};

const LIST_QUERY = inputOf(
  z.object({
    ...listParameters('Words of the file or of the items that use it', 'Images per page'),
    unused: z
      .enum(['true', 'false'], "Parameter '{name}' must be true or false")
      .default('false')
      .meta({ description: 'true: only images that are used nowhere' }),
  }),
);

/** Adds the list of uploaded images and their deletion. An extension of Spec §7. */
export const addListedUploadRoutes = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  const { uploads } = dependencies;
  addPortalRoute(app, dependencies, {
    method: 'GET',
    url: '/uploads',
    summary: 'The uploaded images of a portal, newest first, where they are used, and the space of all',
    tag: TAG,
    action: 'portal.edit',
    query: LIST_QUERY,
    answer: listSchema,
    reply: async ({ content, caller, portal, query }) => {
      const mayEditShared = authorize(caller, 'shared.edit', null) === 'allowed';
      const all = listUploads(content, portal.fields.pid, mayEditShared);
      const unused = all.filter(({ usedBy }) => usedBy.length === 0);
      const listed = query.unused === 'true' ? unused : all;
      return {
        ...searchedPage(listed, query, ({ name, usedBy }) =>
          [name, ...usedBy.map((use) => use.name)].join(' '),
        ),
        unused: unused.length,
        ...(await uploads.space()),
      };
    },
  });
  addAdminRoute(app, dependencies, {
    method: 'POST',
    url: '/uploads/delete',
    summary:
      'Deletes images that are used nowhere; they can be restored for 30 days, or until their space is needed',
    tag: TAG,
    ...itemEditing('upload', ({ body }: AdminRequest<unknown, string[]>) => body),
    body: ID_LIST,
    answer: ANSWERS.ids,
    reply: ({ caller, body }) =>
      changeAs(dependencies, caller, (draft) => deleteItems(draft, 'upload', body)),
  });
};
