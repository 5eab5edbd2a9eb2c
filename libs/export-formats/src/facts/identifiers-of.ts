import { parseIdentifierAs, schemeOfClass } from '@open-discovery/identifiers';
import { oneLine } from './clean-text.ts';
import type { Identifier } from '@open-discovery/identifiers';

/** An identifier of a scheme without a parser. */
export interface FurtherIdentifier {
  readonly scheme: string;
  readonly value: string;
}

type SchemeValue = { readonly scheme?: string | null; readonly value: string };

const parse = ({ scheme, value }: SchemeValue): Identifier | null => {
  const known = schemeOfClass(scheme ?? '');
  return known === null ? null : parseIdentifierAs(known, value);
};

/** Returns distinct identifiers of known schemes, DOIs first. */
export const identifiersOf = (pids: readonly (SchemeValue | null)[] | null | undefined): Identifier[] => {
  const found = (pids ?? []).flatMap((pid) => (pid ? (parse(pid) ?? []) : []));
  const unique = [...new Map(found.map((identifier) => [identifier.url, identifier])).values()];
  return [
    ...unique.filter(({ scheme }) => scheme === 'doi'),
    ...unique.filter(({ scheme }) => scheme !== 'doi'),
  ];
};

/** Returns the distinct identifiers of schemes without a parser, such as Wikidata, as the record has them. */
export const furtherIdentifiersOf = (pids: Parameters<typeof identifiersOf>[0]): FurtherIdentifier[] => {
  const further = (pids ?? []).flatMap((pid) =>
    pid?.scheme && schemeOfClass(pid.scheme) === null
      ? [{ scheme: oneLine(pid.scheme), value: oneLine(pid.value) }]
      : [],
  );
  const known = further.filter(({ scheme, value }) => scheme !== '' && value !== '');
  return [...new Map(known.map((one) => [`${one.scheme} ${one.value}`, one])).values()];
};

/** Returns the ISBNs among some identifiers. */
export const isbnsOf = (further: readonly FurtherIdentifier[]): string[] =>
  further.filter(({ scheme }) => /^isbn$/i.test(scheme)).map(({ value }) => value);

const WEB = /^(?:https?|ftp):\/\/[^\s<>"{}|\\^`]+$/i;

/** Returns the distinct valid addresses among some texts. */
export const addresses = (texts: readonly (string | null | undefined)[] | null | undefined): string[] => [
  ...new Set((texts ?? []).map((text) => text?.trim() ?? '').filter((text) => WEB.test(text))),
];

/** Returns the DOI among the identifiers, without a resolver; '' when there is none. */
export const doiOf = (identifiers: readonly Identifier[]): string =>
  identifiers.find(({ scheme }) => scheme === 'doi')?.value ?? '';
