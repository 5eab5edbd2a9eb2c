import type { GraphRecord, RecordKind, RecordOf } from '@open-discovery/model';

/** The kinds of record that pages show, with the product under its type. */
export type ShownRecord = {
  [K in RecordKind]: {
    readonly kind: K;
    readonly record: RecordOf[K extends keyof RecordOf ? K : 'product'];
  };
}[RecordKind];

/** What records of the kinds go by; an organization's fundings have levels and no name. */
interface Named extends Readonly<
  Partial<
    Record<'mainTitle' | 'title' | 'legalName' | 'officialName' | 'name' | 'acronym' | 'code', string | null>
  >
> {
  readonly id: string;
  readonly fundings?: readonly { readonly name?: string | null; readonly level0?: unknown }[] | null;
}

/**
 * The name by which a record is listed: a grant of which no more is known goes by its funder, anything else by its id
 * where the source gives no name. Marked text.
 */
export const recordTitle = (record: GraphRecord): string => {
  const { mainTitle, title, legalName, officialName, name, acronym, code, fundings, id }: Named = record;
  return (
    mainTitle || title || legalName || officialName || name || acronym || code || fundings?.[0]?.name || id
  );
};
