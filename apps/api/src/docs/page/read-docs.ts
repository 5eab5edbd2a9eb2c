import { objectOf } from '../../http/json.ts';
import type { Json } from '../../http/json.ts';
import { docsMessages } from './messages.ts';
import type { DocsLanguage } from './messages.ts';
import { findIn, readCalls } from './read-calls.ts';
import type { Answer, Call, CallGroup } from './read-calls.ts';
import { commonErrorsOf, errorKey } from './render-call.ts';
import type { CallContext } from './render-call.ts';
import { shareParameters } from './shared-parameters.ts';

export interface DocsOptions {
  readonly language: DocsLanguage;
  /** The absolute address of the API, without a slash at its end. */
  readonly baseUrl: string;
  readonly sessionCookie: string;
  /** The addresses of the pages' style sheet and script, relative to the pages. */
  readonly assets: { readonly css: string; readonly js: string };
}

/** An OpenAPI document, read for its pages. */
export interface Docs {
  readonly options: DocsOptions;
  readonly title: string;
  readonly description: string;
  readonly groups: readonly CallGroup[];
  readonly schemas: readonly (readonly [name: string, schema: Json])[];
  /** The errors that every call has. */
  readonly commonErrors: readonly Answer[];
  /** Returns the context in which calls are rendered on the page of a group; null means the page of all groups. */
  readonly contextOf: (group: CallGroup | null) => CallContext;
}

/** Returns the part of the address that names the page of a group: `Graph API V3` is at `graph-api-v3`. */
export const slugOf = ({ name }: Pick<CallGroup, 'name'>): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Reads an OpenAPI document for its pages. */
export const readDocs = (document: Json, options: DocsOptions): Docs => {
  const groups = readCalls(document);
  const calls = groups.flatMap((group) => group.calls);
  const commonErrors = commonErrorsOf(calls);
  const slugs = new Map<Call, string>(
    groups.flatMap((group) => group.calls.map((call) => [call, slugOf(group)] as const)),
  );
  const parts = {
    ...options,
    t: docsMessages(options.language),
    find: (reference: string) => findIn(document, reference),
    shared: shareParameters(calls),
    commonErrors: new Set(commonErrors.map(errorKey)),
  };
  const info = objectOf(document['info']);
  const infoText = (name: string): string => (typeof info[name] === 'string' ? info[name] : '');
  return {
    options,
    title: infoText('title'),
    description: infoText('description'),
    groups,
    schemas: Object.entries(objectOf(objectOf(document['components'])['schemas'])).map(
      ([name, schema]) => [name, objectOf(schema)] as const,
    ),
    commonErrors,
    contextOf: (group) => ({
      ...parts,
      linkTo: (call) => `${group?.calls.includes(call) ? '' : `./${slugs.get(call) ?? ''}`}#${call.id}`,
    }),
  };
};
