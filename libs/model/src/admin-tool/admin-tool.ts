import type { z } from 'zod';
import type { PortalType } from '../vocabularies/portal-types.ts';
import type {
  dashboardFieldsSchema,
  divHelpContentFieldsSchema,
  divIdFieldsSchema,
  entityFieldsSchema,
  menuItemFieldsSchema,
  menuOrderSchema,
  menuSettingsSchema,
  pageFieldsSchema,
  pageHelpContentFieldsSchema,
  portalFieldsSchema,
  portalLayoutSchema,
  statisticsSchema,
} from './schemas.ts';
import type { HelpPosition } from './words.ts';

/** The fields of everything that the admin tool stores: an id and a version, counted from 1. */
export interface Stored {
  readonly _id: string;
  /** Sent with an update, which is refused (409) if another update was faster. */
  readonly version: number;
}

/** The position of a page in its list. */
export interface PageHeader {
  /** The number of items of the whole list. */
  readonly numFound: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The fields that clients write. Fields with an empty value may be left out. */
export interface AdminFields {
  entity: z.input<typeof entityFieldsSchema>;
  page: z.input<typeof pageFieldsSchema>;
  divId: z.input<typeof divIdFieldsSchema>;
  divHelpContent: z.input<typeof divHelpContentFieldsSchema>;
  pageHelpContent: z.input<typeof pageHelpContentFieldsSchema>;
  menuItem: z.input<typeof menuItemFieldsSchema>;
  portal: z.input<typeof portalFieldsSchema>;
}

/**
 * A new item, or one with the `_id` and `version` of its stored state, which is updated. Spec §7. A new one with an
 * `idempotencyKey`, a random text, is saved once, however often it is sent.
 */
export type Written<T> = T & {
  readonly _id?: string;
  readonly version?: number;
  readonly idempotencyKey?: string;
};

/** A kind of record that a portal can switch on or off. Spec §3 "Admin-tool entities". */
export type AdminEntity = Stored & z.output<typeof entityFieldsSchema>;
/** A stored page. Without `portalPid` it belongs to every portal of its type. */
export type AdminPage = Stored & z.output<typeof pageFieldsSchema>;
/** A named location within pages that can contain a help text. */
export type DivId = Stored & z.output<typeof divIdFieldsSchema>;
/** A help text at a named location. */
export type DivHelpContent = Stored & z.output<typeof divHelpContentFieldsSchema>;
/** A help text at a position of a page. */
export type PageHelpContent = Stored & z.output<typeof pageHelpContentFieldsSchema>;
/** A stored menu item. Spec §3 "Menu item". */
export type AdminMenuItem = Stored & z.output<typeof menuItemFieldsSchema>;
/** The appearance and search scope of a portal. Spec §3 "Portal configuration". */
export type PortalLayout = z.output<typeof portalLayoutSchema>;
/** The dashboard of a stakeholder, as its managers choose it. */
export type DashboardFields = z.output<typeof dashboardFieldsSchema>;
/** A stored portal or community. Spec §3 "Portal info". */
export type AdminPortal = Stored & z.output<typeof portalFieldsSchema>;
/** The statistics that a community shows, by entity and chart. */
export type Statistics = z.output<typeof statisticsSchema>;
/** Every item of a menu in its new order, with the id of its parent. */
export type MenuOrder = z.output<typeof menuOrderSchema>;
/** Settings of a menu as a whole. */
export type MenuSettings = z.output<typeof menuSettingsSchema>;

/** An item that all portals share, with whether one portal has it enabled. */
export type Enabled<T> = T & { readonly isEnabled: boolean };

/** The short form of a page within other responses. */
export type PageReference = Pick<AdminPage, '_id' | 'name' | 'route'>;

/** A page with its required entities in place of their ids. */
export type FullPage = Omit<AdminPage, 'entities'> & { readonly entities: readonly AdminEntity[] };

/** A named location with its pages in place of their ids. */
export type FullDivId = Omit<DivId, 'pages'> & { readonly pages: readonly PageReference[] };

/** A page without its content, in lists that visitors' pages load. */
export type PageOutline = Omit<AdminPage, 'content'> & {
  /** True if the page is a custom page: it has its own content. */
  readonly hasContent: boolean;
};

/** A portal as lists show it: there may be many with long settings. */
export type PortalOutline = Pick<AdminPortal, '_id' | 'pid' | 'name' | 'type'> & {
  readonly dashboard?: Pick<DashboardFields, 'alias' | 'visibility'> | undefined;
};

/** A portal with its pages and entities. Spec §7 "{type}/{pid}/full". */
export type FullPortal = AdminPortal & {
  readonly pages: readonly Enabled<PageOutline>[];
  readonly entities: readonly Enabled<AdminEntity>[];
};

/** A portal as visitors see it, which is all that an admin tool has to tell. Spec §7 "Help content". */
export interface PublicPortal {
  /** '' if the admin tool names none. */
  readonly name: string;
  /** Null if the admin tool has no settings of layout. */
  readonly layout: PortalLayout | null;
  readonly pages: readonly Enabled<
    Pick<PageOutline, 'route' | 'portalPid' | 'hasContent'> & {
      /** The rule for search engines; they list a page only with `index`. */
      readonly robots: string;
    }
  >[];
  readonly entities: readonly Enabled<Pick<AdminEntity, 'pid'>>[];
}

/** A portal's menu as a flat list: every parent before its sub-items, siblings in order. */
export interface FullMenu extends MenuSettings {
  readonly portalPid: string;
  readonly portalType: PortalType;
  readonly menuItems: readonly AdminMenuItem[];
  readonly featuredItems: readonly AdminMenuItem[];
}

/** The number of help texts of each page, by the page's `_id`. */
export type PageCounts = Readonly<Record<string, number>>;

/** Active help texts of a page by position, in order. */
export type GroupedPageHelp = Readonly<Record<HelpPosition, readonly PageHelpContent[]>>;

/** Active help texts of a page by the name of their location. */
export type GroupedDivHelp = Readonly<Record<string, readonly DivHelpContent[]>>;

/** A community with its statistics. Spec §7 "communities/{pid}". */
export type CommunityStatistics = AdminPortal & { readonly statistics: Statistics };

/** A dashboard in a list. */
export interface ListedDashboard extends Pick<DashboardFields, 'alias' | 'visibility' | 'intro'> {
  readonly name: string;
  readonly type: PortalType;
}

/** A dashboard with its figures and what they count. */
export interface FullDashboard extends ListedDashboard, Pick<DashboardFields, 'figures'> {
  readonly pid: string;
  /** The search field and its value that select the works. */
  readonly field: string;
  readonly value: string;
  /** The name of the value. */
  readonly valueName: string;
  /** True if the caller may change the dashboard. */
  readonly mayEdit: boolean;
}

/** A change of one item. */
export interface AdminChange {
  readonly _id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Subject of the user who made the change; null for seeded items. */
  readonly by: string | null;
  /** Their name, with the subject if others have the same name; null if it is unknown. */
  readonly byName: string | null;
  readonly action: 'create' | 'update' | 'delete' | 'restore' | 'toggle' | 'import' | 'start' | 'stop';
  readonly collection: string;
  readonly itemId: string;
  /** The portal; null for shared content, such as links. */
  readonly portalPid: string | null;
  readonly before: unknown;
  readonly after: unknown;
}

/** Everything that belongs to a portal. References are the `_id`s within the file. */
export interface PortalContent {
  readonly portal: AdminFields['portal'];
  readonly entities: readonly (Enabled<AdminFields['entity']> & { readonly _id: string })[];
  readonly pages: readonly (Enabled<AdminFields['page']> & { readonly _id: string })[];
  readonly divIds: readonly (AdminFields['divId'] & { readonly _id: string })[];
  readonly divHelpContents: readonly AdminFields['divHelpContent'][];
  readonly pageHelpContents: readonly AdminFields['pageHelpContent'][];
  readonly menuItems: readonly (AdminFields['menuItem'] & { readonly _id: string })[];
  readonly menu: MenuSettings;
  readonly statistics: Statistics;
}

/** A portal in one file. */
export interface PortalExport extends PortalContent {
  readonly format: 'open-discovery-portal';
  readonly formatVersion: 1;
  /** The communities and stakeholders of the installation, in the file of its own portal. */
  readonly stakeholders?: readonly PortalContent[] | undefined;
}
