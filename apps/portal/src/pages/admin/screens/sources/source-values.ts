import type { HarvestSource, NewSource, SourceKind } from './read-sources.ts';

/** The values of the form: the name, the kind, the address, and each option by its name. Several values have commas between. */
export type SourceValues = Readonly<Record<string, string>> & {
  readonly name: string;
  readonly kind: string;
  readonly address: string;
};

/** Returns the parts of a text with commas. */
export const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Returns the values of a new form: one for each option of any kind. */
export const emptyValues = (kinds: readonly SourceKind[]): SourceValues => ({
  name: '',
  kind: kinds[0]?.kind ?? '',
  address: '',
  ...Object.fromEntries(kinds.flatMap(({ options }) => options.map(({ name }) => [name, '']))),
});

/** Returns the values of a form that copies a source: all but its name. */
export const copiedValues = (
  kinds: readonly SourceKind[],
  { kind, address, options }: HarvestSource,
): SourceValues => ({
  ...emptyValues(kinds),
  ...Object.fromEntries(Object.entries(options).map(([name, values]) => [name, values.join(',')])),
  kind: kind ?? '',
  address: kinds.some((one) => one.kind === kind && one.needsAddress) ? (address ?? '') : '',
});

/** Returns the source that a form describes. Only the fields of its kind count. */
export const sourceOf = (values: SourceValues, kind: SourceKind | undefined): NewSource => ({
  name: values.name.trim(),
  kind: values.kind,
  address: kind?.needsAddress === true ? values.address.trim() : null,
  options: Object.fromEntries(
    (kind?.options ?? []).flatMap(({ name, isList }) => {
      const text = (values[name] ?? '').trim();
      return text === '' ? [] : [[name, isList ? partsOf(text) : [text]]];
    }),
  ),
});
