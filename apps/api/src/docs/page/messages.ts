/** The texts of the page around those of the document, which are English. */
const MESSAGES = {
  en: {
    lead: 'Everything that the portal shows can be read by programs.',
    skip: 'Skip to the calls',
    contents: 'Contents',
    filter: 'Find a call',
    'filter.count': 'Matching calls: {count}',
    start: 'Before you start',
    address: 'Base address',
    documents: 'The same as an OpenAPI document',
    code: 'Show requests in',
    errors: 'Errors that every call can have',
    schemas: 'Schemas',
    parameters: 'Parameters',
    required: 'required',
    'place.path': 'in the path',
    'place.query': 'in the query',
    'place.header': 'header',
    'place.cookie': 'cookie',
    like: 'The {count} parameters of “{call}” as well.',
    'like.except': 'Except: {names}.',
    more: 'Further parameters, such as {example}',
    body: 'Body',
    answer: 'Response',
    example: 'Example',
    failures: 'Errors',
    'failures.common': 'And the errors that every call can have.',
    request: 'Request',
    copy: 'Copy',
    copied: 'Copied',
    try: 'Try it',
    trying: 'Loading …',
    failed: 'No response. Is the server reachable?',
    'response.open': 'Open the response',
    'response.cut': 'Only the beginning is shown.',
    'response.file': 'The response is a file.',
    'access.everyone': 'Everyone, without a login',
    'access.optional': 'Everyone; some content needs a login with the right role',
    'access.login': 'Logged-in users with the right role',
    who: 'Who may call it',
    any: 'any value',
    'list-of': 'list of {type}',
    or: '{a} or {b}',
    values: 'one of:',
    default: 'default:',
    between: '{from} to {to}',
    from: 'at least {from}',
    to: 'at most {to}',
    length: 'at most {count} characters',
    'length.from': 'at least {count} characters',
    items: 'at most {count} entries',
    pattern: 'pattern:',
    'other-fields': 'further fields',
    nothing: 'No body.',
    back: 'To the top',
  },
  de: {
    lead: 'Programme können alles lesen, was das Portal zeigt.',
    skip: 'Zu den Aufrufen springen',
    contents: 'Inhalt',
    filter: 'Aufruf suchen',
    'filter.count': 'Passende Aufrufe: {count}',
    start: 'Vorab',
    address: 'Basisadresse',
    documents: 'Dasselbe als OpenAPI-Dokument',
    code: 'Anfragen zeigen in',
    errors: 'Fehler, die jeder Aufruf haben kann',
    schemas: 'Schemas',
    parameters: 'Parameter',
    required: 'erforderlich',
    'place.path': 'im Pfad',
    'place.query': 'in der Anfrage',
    'place.header': 'Header',
    'place.cookie': 'Cookie',
    like: 'Außerdem die {count} Parameter von „{call}“.',
    'like.except': 'Ausgenommen: {names}.',
    more: 'Weitere Parameter, zum Beispiel {example}',
    body: 'Inhalt der Anfrage',
    answer: 'Antwort',
    example: 'Beispiel',
    failures: 'Fehler',
    'failures.common': 'Dazu die Fehler, die jeder Aufruf haben kann.',
    request: 'Anfrage',
    copy: 'Kopieren',
    copied: 'Kopiert',
    try: 'Ausprobieren',
    trying: 'Wird geladen …',
    failed: 'Keine Antwort. Ist der Server erreichbar?',
    'response.open': 'Antwort öffnen',
    'response.cut': 'Nur der Anfang ist zu sehen.',
    'response.file': 'Die Antwort ist eine Datei.',
    'access.everyone': 'Alle, ohne Anmeldung',
    'access.optional': 'Alle; manche Inhalte nur angemeldet und mit der passenden Rolle',
    'access.login': 'Angemeldete mit der passenden Rolle',
    who: 'Wer darf das',
    any: 'beliebiger Wert',
    'list-of': 'Liste: {type}',
    or: '{a} oder {b}',
    values: 'einer von:',
    default: 'Standard:',
    between: '{from} bis {to}',
    from: 'mindestens {from}',
    to: 'höchstens {to}',
    length: 'höchstens {count} Zeichen',
    'length.from': 'mindestens {count} Zeichen',
    items: 'höchstens {count} Einträge',
    pattern: 'Muster:',
    'other-fields': 'weitere Felder',
    nothing: 'Ohne Inhalt.',
    back: 'Nach oben',
  },
} as const;

/** A language of the page. */
export type DocsLanguage = keyof typeof MESSAGES;
export type DocsMessageId = keyof (typeof MESSAGES)['en'];

/** The languages of the page, with their own names. */
export const DOCS_LANGUAGES: Readonly<Record<DocsLanguage, string>> = { en: 'English', de: 'Deutsch' };

type Values = Readonly<Record<string, string | number>>;

/** The texts of the page in one language. */
export interface Translate {
  /** Returns a text, with values for its placeholders. */
  (id: DocsMessageId, values?: Values): string;
  readonly language: DocsLanguage;
}

/** Returns the texts of the page in a language. */
export const docsMessages = (language: DocsLanguage): Translate =>
  Object.assign(
    (id: DocsMessageId, values: Values = {}) =>
      MESSAGES[language][id].replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? '')),
    { language },
  );
