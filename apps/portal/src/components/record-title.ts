import type { GraphRecord, RecordKind, RecordOf } from '@open-discovery/model';

/** The kinds of record that pages show, with the product under its type. */
export type ShownRecord = {
  [K in RecordKind]: {
    readonly kind: K;
    readonly record: RecordOf[K extends keyof RecordOf ? K : 'product'];
  };
}[RecordKind];

/** The name by which a record is listed; the id where the source gives none. Marked text. */
export const recordTitle = (record: GraphRecord): string => {
  const { mainTitle, title, legalName, officialName, name, acronym, id } = record as Record<
    string,
    unknown
  > & {
    id: string;
  };
  const first = [mainTitle, title, legalName, officialName, name, acronym].find(
    (candidate) => typeof candidate === 'string' && candidate !== '',
  );
  return typeof first === 'string' ? first : id;
};
