import type { PortalContent, PortalExport } from '@open-discovery/model';
import { z } from 'zod';
import { SCHEMAS } from './collections.ts';

const MAX_ITEMS = 2_000;

const IDENTIFIED = { _id: z.string().min(1).max(100) };
const WITH_STATE = { ...IDENTIFIED, isEnabled: z.boolean() };
const listOf = <T extends z.ZodType>(schema: T) => z.array(schema).max(MAX_ITEMS);

const CONTENT = {
  portal: SCHEMAS.portal,
  entities: listOf(SCHEMAS.entity.extend(WITH_STATE)),
  pages: listOf(SCHEMAS.page.extend(WITH_STATE)),
  divIds: listOf(SCHEMAS.divId.extend(IDENTIFIED)),
  divHelpContents: listOf(SCHEMAS.divHelpContent),
  pageHelpContents: listOf(SCHEMAS.pageHelpContent),
  menuItems: listOf(SCHEMAS.menuItem.extend(IDENTIFIED)),
  menu: SCHEMAS.menuSettings,
  statistics: SCHEMAS.statistics,
};
const contentSchema = z.strictObject(CONTENT) satisfies z.ZodType<PortalContent>;

/** Parses an exported portal. Every field is checked and cleaned as in the calls for single items. */
export const portalFileSchema = z.strictObject({
  format: z.literal('open-discovery-portal'),
  formatVersion: z.literal(1),
  ...CONTENT,
  stakeholders: listOf(contentSchema).optional(),
}) satisfies z.ZodType<PortalExport>;

export type FileContent = z.output<typeof contentSchema>;
export type PortalFile = z.output<typeof portalFileSchema>;
