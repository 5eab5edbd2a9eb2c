import { nameInAddress } from '@open-discovery/model';
import type { GraphRecord } from '@open-discovery/model';

/** The fields that hold a record's name. An organization's fundings have levels and no name. */
interface Named extends Readonly<
  Partial<
    Record<'mainTitle' | 'title' | 'legalName' | 'officialName' | 'name' | 'acronym' | 'code', string | null>
  >
> {
  readonly id: string;
  readonly pids?: readonly { readonly value: string }[] | null;
  readonly fundings?: readonly { readonly name?: string | null; readonly level0?: unknown }[] | null;
}

/**
 * Returns the title under which a record is listed, as marked text. A grant without a title is listed by its
 * funder and number, any other record without one by an identifier.
 */
export const recordTitle = (record: GraphRecord): string => {
  const { mainTitle, title, legalName, officialName, name, acronym, code, fundings, pids, id }: Named =
    record;
  return (
    mainTitle ||
    title ||
    legalName ||
    officialName ||
    nameInAddress(name || acronym || '') ||
    [fundings?.[0]?.name, code].filter(Boolean).join(' · ') ||
    pids?.[0]?.value ||
    id
  );
};
