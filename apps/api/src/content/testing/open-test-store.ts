import { aPortalLayout } from '@open-discovery/model/testing';
import type { Database } from '../../database/open-database.ts';
import type { FieldsOf } from '../collections.ts';
import { openContentStore } from '../content-store.ts';
import type { ContentStore } from '../content-store.ts';

const START_MS = Date.UTC(2026, 9, 2);
export const DAY_MS = 24 * 3_600_000;

/** A store whose clock the test controls. */
export interface TestStore extends ContentStore {
  readonly clock: () => number;
  readonly passMs: (ms: number) => void;
}

let ids = 0;

/** Creates numbered ids. */
export const newTestId = (): string => {
  ids += 1;
  return `id-${ids}`;
};

export const openTestStore = async (database: Database): Promise<TestStore> => {
  let now = START_MS;
  const clock = (): number => now;
  const store = await openContentStore({ database, clock, newId: newTestId });
  return {
    ...store,
    clock,
    passMs: (ms) => {
      now += ms;
    },
  };
};

export const portalFields = (fields: Partial<FieldsOf['portal']> = {}): FieldsOf['portal'] => ({
  pid: 'egi',
  name: 'EGI',
  type: 'ri',
  layout: aPortalLayout(),
  ...fields,
});

export const pageFields = (fields: Partial<FieldsOf['page']> = {}): FieldsOf['page'] => ({
  name: 'About',
  route: '/about',
  type: 'other',
  portalType: 'ri',
  portalPid: null,
  positions: ['top'],
  entities: [],
  content: '',
  title: '',
  description: '',
  canonical: '',
  robots: 'index',
  ...fields,
});

export const pageHelpFields = (
  page: string,
  fields: Partial<FieldsOf['pageHelpContent']> = {},
): FieldsOf['pageHelpContent'] => ({
  page,
  placement: 'top',
  order: 0,
  isPriorTo: false,
  content: '<p>Hello</p>',
  isActive: false,
  ...fields,
});

export const menuItemFields = (fields: Partial<FieldsOf['menuItem']> = {}): FieldsOf['menuItem'] => ({
  title: 'Item',
  url: '',
  route: '',
  routeActive: null,
  needsAuthorization: false,
  entitiesRequired: [],
  routeRequired: [],
  params: {},
  icon: null,
  fragment: null,
  customClass: null,
  target: '_blank',
  type: 'internal',
  isFeatured: false,
  parentItemId: null,
  ...fields,
});

export const claimFields = (fields: Partial<FieldsOf['claim']> = {}): FieldsOf['claim'] => ({
  source: { type: 'publication', id: 'doi_________::1', title: 'Sea level' },
  target: { type: 'project', id: 'project_____::1', title: 'Tides' },
  relation: 'isProducedBy',
  note: '',
  createdBy: 'ada',
  createdByName: 'Ada Lovelace',
  createdAt: '2026-10-02T00:00:00.000Z',
  state: 'pending',
  reason: '',
  decidedBy: null,
  decidedAt: null,
  ...fields,
});

export const mergeDecisionFields = (
  fields: Partial<FieldsOf['mergeDecision']> = {},
): FieldsOf['mergeDecision'] => ({
  verdict: 'same',
  records: ['test::1'],
  others: ['test::2'],
  note: '',
  decidedBy: 'tester',
  decidedAt: '2026-05-01T12:00:00.000Z',
  ...fields,
});

export const withdrawalFields = (fields: Partial<FieldsOf['withdrawal']> = {}): FieldsOf['withdrawal'] => ({
  recordId: 'doi_________::1',
  kind: 'publication',
  ids: [],
  pids: [],
  reason: 'privacy',
  explanation: '',
  withdrawnBy: 'ada',
  withdrawnAt: '2026-10-02T00:00:00.000Z',
  restoredAt: null,
  ...fields,
});

/** An image of 7 bytes that is uploaded under this name. */
export const uploadFields = (name = '0123456789abcdef.png'): FieldsOf['upload'] => ({
  name,
  size: 7,
  uploadedAt: '2026-10-02T00:00:00.000Z',
});
