import { isFields, textOf } from '../../fields.ts';
import { row } from './row.ts';
import type { Row } from './row.ts';
import { splitList } from './split-list.ts';
import type { Pid, Work } from './work.ts';

/** The keys of a work whose values are lists. */
type List = {
  [Key in keyof Work]: Work[Key] extends readonly unknown[] ? Key : never;
}[keyof Work];

/** Those whose items are texts. */
type TextList = {
  [Key in keyof Work]: Work[Key] extends readonly string[] ? Key : never;
}[keyof Work];

/** Returns a value as text: texts and numbers, else `null`. */
export const wordOf = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : isFields(value) ? textOf(value['#text']) : textOf(value);

/** Returns the texts among values; numbers are written out. */
export const wordsOf = (values: readonly unknown[]): string[] =>
  values.flatMap((value) => wordOf(value) ?? []);

/** The names of the model's fields, by the names of the draft. */
const MODEL_FIELDS: Readonly<Partial<Record<List, string>>> = {
  ids: 'pids',
  alternateIds: 'instances.alternateIdentifiers',
  grants: 'projects',
  titles: 'mainTitle, otherTitles',
  subTitles: 'subTitle',
  dates: 'publicationDate',
  embargoEnds: 'embargoEndDate',
  publishers: 'publisher',
  languages: 'language',
  licenses: 'instances.license',
  accessRights: 'bestAccessRight',
  urls: 'instances.urls',
  versions: 'version',
  sizes: 'size',
  refereed: 'instances.refereed',
  repositories: 'codeRepositoryUrl',
  documentation: 'documentationUrls',
  programmingLanguages: 'programmingLanguage',
};

/** Returns how the documentation names a list of a work. */
export const modelField = (name: List): string => MODEL_FIELDS[name] ?? name;

/** Returns a row that takes a field's texts as they are. */
export const texts = (field: string, section: string, name: TextList): Row<Work> =>
  row(field, section, { to: modelField(name), isText: true }, (values) => ({ [name]: wordsOf(values) }));

/** Returns a row that takes what each text of a field says: an item of a list of the work, or several. */
export const eachText = <Key extends List>(
  field: string,
  section: string,
  name: Key,
  read: (text: string) => Work[Key][number] | readonly Work[Key][number][],
): Row<Work> => ({
  field,
  section,
  to: modelField(name),
  isText: true,
  read: (values) => ({ [name]: wordsOf(values).flatMap<Work[Key][number]>(read) }),
});

/** Returns a row that takes a field of the venue. */
export const venue = (field: string, section: string, name: string): Row<Work> => ({
  field,
  section,
  to: `container.${name}`,
  isText: true,
  isFirst: true,
  read: (values) => ({ container: { [name]: wordsOf(values)[0] } }),
});

/** Returns a row that takes identifiers of one scheme. */
export const pids = (field: string, section: string, scheme: string): Row<Work> => ({
  field,
  section,
  to: 'pids',
  isText: true,
  read: (values) => ({ ids: wordsOf(values).map((value): Pid => ({ scheme, value })) }),
});

/** Returns a row that takes identifiers in one scheme of a copy of the work, or of the book that it is in. */
export const alternateIds = (field: string, section: string, scheme: string): Row<Work> => ({
  field,
  section,
  to: 'instances.alternateIdentifiers',
  isText: true,
  read: (values) => ({ alternateIds: wordsOf(values).map((value): Pid => ({ scheme, value })) }),
});

/** Returns a row that takes subjects of one vocabulary, split where the source joins them. */
export const subjects = (
  field: string,
  section: string,
  scheme: string,
  split: (text: string) => readonly string[] = (text) => [text],
): Row<Work> =>
  row(field, section, { to: 'subjects', isText: true }, (values) => ({
    subjects: wordsOf(values)
      .flatMap(split)
      .map((value) => value.trim())
      .filter((value) => value !== '')
      .map((value) => ({ scheme, value })),
  }));

/** Returns a row that takes values which say that a work is openly accessible. */
export const openAccess = (field: string, section: string, values: readonly unknown[]): Row<Work> => ({
  field,
  section,
  to: 'bestAccessRight',
  read: (given) => ({ accessRights: given.some((value) => values.includes(value)) ? ['OPEN'] : [] }),
});

/** Splits a text that joins keywords: by semicolons if it has any, because keywords may have commas, else by commas. */
export const joinedKeywords = (text: string): string[] => text.split(text.includes(';') ? ';' : ',');

/** Returns a row that takes keywords, split where the source joins them. */
export const keywords = (
  field: string,
  section: string,
  split?: (text: string) => readonly string[],
): Row<Work> => subjects(field, section, 'keyword', split);

/** Returns the first and last page of a range such as `12-17`. */
const pagesOf = (range: string): { sp: string; ep?: string } => {
  const [sp = '', ep] = splitList(range, /[-–—]+/);
  return ep ? { sp, ep } : { sp };
};

/** Returns a row that takes a range of pages. */
export const pages = (field: string, section: string): Row<Work> => ({
  field,
  section,
  to: 'container.sp, container.ep',
  isText: true,
  isFirst: true,
  read: (values) => ({ container: pagesOf(wordsOf(values)[0] ?? '') }),
});
