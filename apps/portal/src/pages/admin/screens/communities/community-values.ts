import type { AdminFields, AdminPortal, Stored, Written } from '@open-discovery/model';
import { isUploaded } from '../../parts/is-uploaded.ts';

/** The values that the form of a community edits. */
export interface CommunityValues {
  readonly pid: string;
  readonly name: string;
  readonly title: string;
  /** A web address, or the name of an uploaded picture. */
  readonly logoUrl: string;
  /** A description of the community. */
  readonly graphSectionText: string;
  /** The search field that selects the community's works; empty for the field `community`. */
  readonly queryFieldName: string;
  /** The value of that field. */
  readonly valueId: string;
  /** The name of the value, by which the community’s own portal says what its searches are limited to. */
  readonly valueName: string;
  /** The way to become a member: by asking, or by an invitation. */
  readonly joining: 'open' | 'invited';
}

/** Returns the values of a stored community; for `null` those of a new one. */
export const communityValues = (item: AdminPortal | null): CommunityValues => ({
  pid: item?.pid ?? '',
  name: item?.name ?? '',
  title: item?.layout.title ?? '',
  logoUrl: item?.layout.logoUrl ?? '',
  graphSectionText: item?.layout.graphSectionText ?? '',
  queryFieldName: item?.layout.queryFieldName ?? '',
  valueId: item?.layout.valueId ?? '',
  valueName: item?.layout.valueName ?? '',
  joining: item?.joining ?? 'invited',
});

/** Returns the community as it is stored; the rest of its layout stays. */
export const toCommunity = (
  { pid, name, joining, ...layout }: CommunityValues,
  item: AdminPortal | null,
  identity: Partial<Stored>,
): Written<AdminFields['portal']> => ({
  ...identity,
  pid,
  name,
  type: 'community',
  joining,
  layout: { ...item?.layout, ...layout, isUpload: isUploaded(layout.logoUrl) },
});
