import { OaiError } from './oai-error.ts';

/** The arguments of each verb. Source: OAI-PMH 2.0 §4. */
const VERBS = {
  Identify: { required: [], optional: [] },
  ListMetadataFormats: { required: [], optional: ['identifier'] },
  ListSets: { required: [], optional: ['resumptionToken'] },
  GetRecord: { required: ['identifier', 'metadataPrefix'], optional: [] },
  ListIdentifiers: { required: ['metadataPrefix'], optional: ['from', 'until', 'set', 'resumptionToken'] },
  ListRecords: { required: ['metadataPrefix'], optional: ['from', 'until', 'set', 'resumptionToken'] },
} as const satisfies Record<string, { required: readonly string[]; optional: readonly string[] }>;

const SPEC_PART = "[A-Za-z0-9\\-_.!~*'()]+";
/** The syntax of arguments. Responses repeat them and must be valid XML. Source: OAI-PMH.xsd. */
const SYNTAX: Readonly<Record<string, RegExp>> = {
  identifier: /^[a-zA-Z][a-zA-Z0-9+.-]*:(?:[\w\-.~!*'();/?:@&=+$,]|%[0-9a-fA-F]{2})+$/,
  metadataPrefix: new RegExp(`^${SPEC_PART}$`),
  set: new RegExp(`^${SPEC_PART}(?::${SPEC_PART})*$`),
};

export const VERB_NAMES = Object.keys(VERBS);

export type Verb = keyof typeof VERBS;

/** A parsed request. */
export interface OaiRequest {
  readonly verb: Verb;
  /** The arguments without the verb. */
  readonly given: Readonly<Record<string, string>>;
}

const isVerb = (word: string): word is Verb => Object.hasOwn(VERBS, word);

const verbOf = (values: readonly string[]): Verb => {
  const [verb = ''] = values;
  if (values.length === 0) throw new OaiError('badVerb', 'The argument verb is missing');
  if (values.length > 1) throw new OaiError('badVerb', 'The argument verb is repeated');
  if (!isVerb(verb))
    throw new OaiError('badVerb', `Unknown verb. Available: ${Object.keys(VERBS).join(', ')}`);
  return verb;
};

const checkNames = (verb: Verb, names: readonly string[]): void => {
  const { required, optional }: { required: readonly string[]; optional: readonly string[] } = VERBS[verb];
  const known = [...required, ...optional];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new OaiError('badArgument', `${verb} has no argument ${unknown}`);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated !== undefined) throw new OaiError('badArgument', `The argument ${repeated} is repeated`);
  if (names.includes('resumptionToken')) {
    if (names.length > 1) throw new OaiError('badArgument', 'resumptionToken must be the only argument');
    return;
  }
  const missing = required.find((name) => !names.includes(name));
  if (missing !== undefined) throw new OaiError('badArgument', `The argument ${missing} is missing`);
};

/** Parses the arguments of a request. @throws OaiError `badVerb` or `badArgument` if they violate the protocol. */
export const parseArguments = (parameters: URLSearchParams): OaiRequest => {
  const verb = verbOf(parameters.getAll('verb'));
  const rest = [...parameters].filter(([name]) => name !== 'verb');
  checkNames(
    verb,
    rest.map(([name]) => name),
  );
  const malformed = rest.find(([name, value]) => SYNTAX[name]?.test(value) === false);
  if (malformed !== undefined)
    throw new OaiError('badArgument', `The argument ${malformed[0]} is not well-formed`);
  return { verb, given: Object.fromEntries(rest) };
};
