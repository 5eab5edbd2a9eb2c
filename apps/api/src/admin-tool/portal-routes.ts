import type { FullPortal, PortalType } from '@open-discovery/model';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import type { Target } from '../access/permissions.ts';
import { ApiError } from '../errors/api-error.ts';
import { problem } from '../errors/problem.ts';
import { listItems } from '../content/content.ts';
import type { Content } from '../content/content.ts';
import type { Draft } from '../content/draft.ts';
import { toStored } from '../content/item.ts';
import { addAdminRoute } from './add-admin-route.ts';
import type { AdminDependencies, AdminRequest, AdminToolDependencies } from './admin-route.ts';
import { changeAs } from './change-as.ts';
import { addPortalRoute } from './add-portal-route.ts';
import { ANSWERS } from './answer-schemas.ts';
import { ID_LIST, newBody } from './body.ts';
import { updateBody } from './update-body.ts';
import type { Update } from './update-body.ts';
import { portalFor, portalOutlineFor } from './dashboard-views.ts';
import { saveNewPortal } from './save-new.ts';
import { deleteItems, findItem, getItem, logUnversioned } from './stored-items.ts';
import { QUERIES } from './queries.ts';
import { fullPortal } from './views.ts';
import type { PortalItem } from './views.ts';

const TAG = 'Portals';
const READ = { method: 'GET', tag: TAG, action: 'content.read' } as const;
const WRITE = { method: 'POST', tag: TAG } as const;

const sharedTarget = (): Target[] => [null];

const checkType = (request: AdminRequest<unknown, unknown>, type: string | undefined): void => {
  if (type !== request.type) throw new ApiError(400, 'type: differs from the type in the path');
};

const fullPortalFor = (caller: Caller, content: Content, portal: PortalItem): FullPortal => {
  const { pages, entities } = fullPortal(content, portal);
  return { ...portalFor(caller, portal), pages, entities };
};

const addReading = (app: FastifyInstance, dependencies: AdminDependencies): void => {
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/portal',
    summary: 'The names of all portals, with the addresses of their dashboards',
    targets: sharedTarget,
    answer: z.array(ANSWERS.portalOutline),
    reply: ({ content, caller }) =>
      listItems(content, 'portal').map((portal) => portalOutlineFor(caller, portal)),
  });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/portal/full',
    summary: 'All portals with their pages and entities',
    isKept: true,
    targets: sharedTarget,
    answer: z.array(ANSWERS.fullPortal),
    reply: ({ content, caller }) =>
      listItems(content, 'portal').map((portal) => fullPortalFor(caller, content, portal)),
  });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/:type',
    summary: 'The portals of a type',
    targets: sharedTarget,
    answer: z.array(ANSWERS.portal),
    reply: ({ content, caller, type }) =>
      listItems(content, 'portal')
        .filter(({ fields }) => fields.type === type)
        .map((portal) => portalFor(caller, portal)),
  });
  addAdminRoute(app, dependencies, {
    ...READ,
    url: '/:type/full',
    summary: 'The portals of a type with their pages and entities',
    isKept: true,
    targets: sharedTarget,
    answer: z.array(ANSWERS.fullPortal),
    reply: ({ content, caller, type }) =>
      listItems(content, 'portal')
        .filter(({ fields }) => fields.type === type)
        .map((portal) => fullPortalFor(caller, content, portal)),
  });
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '',
    summary: 'One portal',
    answer: ANSWERS.portal,
    reply: ({ caller, portal }) => portalFor(caller, portal),
  });
  addPortalRoute(app, dependencies, {
    ...READ,
    url: '/full',
    summary: 'One portal with its pages and entities',
    answer: ANSWERS.fullPortal,
    reply: ({ caller, content, portal }) => fullPortalFor(caller, content, portal),
  });
};

interface Deletion {
  readonly type: PortalType | null;
  readonly ids: readonly string[];
  readonly ownPid: string | null;
}

const deletePortals = (draft: Draft, { type, ids, ownPid }: Deletion): string[] => {
  for (const id of ids) {
    const fields = findItem(draft.content(), 'portal', id)?.fields;
    if (fields && fields.type !== type)
      throw new ApiError(404, `There is no such portal of type ${type ?? ''}: ${id}`);
    if (fields?.pid === ownPid) throw new ApiError(409, problem('own-portal', { name: fields.name }));
  }
  return deleteItems(draft, 'portal', ids);
};

/** Adds the calls for portals and communities. Spec §7 "Communities/portals". */
export const addPortalRoutes = (app: FastifyInstance, dependencies: AdminToolDependencies): void => {
  const storedTarget = ({ content }: AdminRequest<unknown, unknown>, id: string): Target => {
    const fields = findItem(content, 'portal', id)?.fields;
    return fields ? { type: fields.type, pid: fields.pid } : null;
  };
  addReading(app, dependencies);
  addAdminRoute(app, dependencies, {
    ...WRITE,
    query: QUERIES.newItem,
    url: '/:type/save',
    summary: 'Creates a portal with all pages and entities disabled',
    action: 'portal.create',
    targets: ({ body: { type, pid } }) => [{ type, pid }],
    body: newBody('portal'),
    answer: ANSWERS.portal,
    reply: (request) => {
      const { caller, body, query } = request;
      checkType(request, body.type);
      const item = { collection: 'portal', portalPid: body.pid, fields: body, caller, ...query } as const;
      return changeAs(dependencies, caller, (draft) => saveNewPortal(draft, item));
    },
  });
  addAdminRoute(app, dependencies, {
    ...WRITE,
    url: '/:type/update',
    summary: 'Updates a portal; its type and pid cannot change',
    action: 'portal.edit',
    targets: (request: AdminRequest<unknown, Update<'portal'>>) => [
      storedTarget(request, request.body.basis.id),
    ],
    body: updateBody('portal'),
    answer: ANSWERS.portal,
    reply: async (request) => {
      const { basis, fields } = request.body;
      checkType(request, fields.type);
      const updated = await changeAs(dependencies, request.caller, (draft) =>
        toStored(draft.update(getItem(draft.content(), 'portal', basis.id), basis, fields)),
      );
      logUnversioned(request, 'portal');
      return updated;
    },
  });
  addAdminRoute(app, dependencies, {
    ...WRITE,
    url: '/:type/delete',
    summary:
      'Deletes portals with their content; they can be restored for 30 days. The portal of the server itself cannot be deleted',
    action: 'portal.delete',
    targets: (request: AdminRequest<unknown, string[]>) =>
      request.body.map((id) => storedTarget(request, id)),
    body: ID_LIST,
    answer: ANSWERS.ids,
    reply: ({ caller, type, body }) =>
      changeAs(dependencies, caller, (draft) =>
        deletePortals(draft, { type, ids: body, ownPid: dependencies.ownPid }),
      ),
  });
};
