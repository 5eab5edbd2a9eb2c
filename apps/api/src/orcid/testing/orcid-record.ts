import { randomInt } from 'node:crypto';
import { z } from 'zod';

/** Source: WorkType of orcid-model. */
const WORK_TYPES =
  'annotation artistic-performance book-chapter book-review book conference-abstract conference-paper conference-poster data-management-plan data-set dictionary-entry disclosure dissertation-thesis edited-book encyclopedia-entry invention journal-article journal-issue lecture-speech license magazine-article manual newsletter-article newspaper-article online-resource other patent physical-object preprint registered-copyright review report research-technique research-tool software spin-off-company standards-and-policy supervised-student-publication technical-standard test trademark translation website working-paper'.split(
    ' ',
  );

const text = z.object({ value: z.string().min(1).max(1_000) });
const twoDigits = z.object({ value: z.string().regex(/^\d\d$/) });

/** A work as the API accepts it. Source: work-3.0.xsd and common-3.0.xsd. */
const workSchema = z.strictObject({
  title: z.strictObject({ title: text, subtitle: text.optional() }),
  'journal-title': text.optional(),
  type: z.enum(WORK_TYPES),
  'publication-date': z
    .strictObject({
      year: z.object({ value: z.string().regex(/^(?:19|20)\d\d$|^2100$/) }),
      month: twoDigits.optional(),
      day: twoDigits.optional(),
    })
    .optional(),
  'external-ids': z.strictObject({
    'external-id': z
      .array(
        z.strictObject({
          'external-id-type': z.enum(['doi', 'pmid', 'pmc', 'handle', 'arxiv', 'uri', 'source-work-id']),
          'external-id-value': z.string().min(1).max(2_084),
          'external-id-url': z.object({ value: z.url() }),
          'external-id-relationship': z.literal('self'),
        }),
      )
      .min(1),
  }),
  url: z.object({ value: z.url() }),
});
type Work = z.output<typeof workSchema>;

interface Entry {
  readonly putCode: number;
  readonly clientId: string;
  readonly work: Work;
  /** The API does not list it. */
  readonly isPrivate?: boolean;
}

export interface OrcidRecord {
  /** Adds works and returns the answer of the API to each. */
  readonly addBulk: (given: unknown, clientId: string) => unknown;
  /** Returns the status of a deletion. */
  readonly remove: (putCode: number, clientId: string) => number;
  /** Returns the works in the groups of the API. */
  readonly read: () => unknown;
  readonly clear: () => void;
  readonly titles: () => readonly string[];
  readonly works: () => readonly Work[];
  /** Adds a work from another source, or from this client. */
  readonly put: (
    work: { readonly doi: string; readonly title: string; readonly isPrivate?: boolean },
    clientId?: string,
  ) => void;
}

const idsOf = ({ work }: Pick<Entry, 'work'>): string[] =>
  work['external-ids']['external-id'].map((id) => `${id['external-id-type']} ${id['external-id-value']}`);

const bulkSchema = z.strictObject({
  bulk: z
    .array(z.strictObject({ work: z.unknown() }))
    .min(1)
    .max(100),
});

const errorOf = (status: number, code: number, message: string) => ({
  error: {
    'response-code': status,
    'developer-message': message,
    'user-message': message,
    'error-code': code,
    'more-info': 'https://members.orcid.org/api/resources/troubleshooting',
  },
});

const summaryOf = ({ putCode, clientId, work }: Entry) => ({
  ...work,
  'put-code': putCode,
  'created-date': { value: 0 },
  source: {
    'source-orcid': null,
    'source-client-id': { uri: `https://orcid.org/client/${clientId}`, path: clientId, host: 'orcid.org' },
    'source-name': { value: clientId },
  },
  visibility: 'public',
  'display-index': '0',
});

export const createOrcidRecord = (): OrcidRecord => {
  let entries: Entry[] = [];
  const addOne = (given: unknown, clientId: string) => {
    const parsed = workSchema.safeParse(given);
    if (!parsed.success) return errorOf(400, 9001, `The work is invalid: ${parsed.error.message}`);
    const work = parsed.data;
    const ids = new Set(idsOf({ work }));
    const isKnown = entries.some((one) => one.clientId === clientId && idsOf(one).some((id) => ids.has(id)));
    if (isKnown)
      return errorOf(409, 9021, 'You have already added this activity (matched by external identifiers.)');
    const putCode = randomInt(1_000_000);
    entries = [...entries, { putCode, clientId, work }];
    return { work: { ...work, 'put-code': putCode } };
  };
  return {
    addBulk: (given, clientId) => ({
      bulk: bulkSchema.parse(given).bulk.map(({ work }) => addOne(work, clientId)),
    }),
    remove: (putCode, clientId) => {
      const found = entries.find((one) => one.putCode === putCode);
      if (!found) return 404;
      if (found.clientId !== clientId) return 403;
      entries = entries.filter((one) => one !== found);
      return 204;
    },
    read: () => ({
      'last-modified-date': null,
      group: entries
        .filter(({ isPrivate }) => isPrivate !== true)
        .map((entry) => ({
          'external-ids': entry.work['external-ids'],
          'work-summary': [summaryOf(entry)],
        })),
      path: '/works',
    }),
    clear: () => {
      entries = [];
    },
    titles: () => entries.map(({ work }) => work.title.title.value),
    works: () => entries.map(({ work }) => work),
    put: ({ doi, title, isPrivate = false }, clientId = 'APP-ANOTHER') => {
      const external = {
        'external-id-type': 'doi',
        'external-id-value': doi,
        'external-id-url': { value: `https://doi.org/${doi}` },
        'external-id-relationship': 'self',
      } as const;
      const work = {
        title: { title: { value: title } },
        type: 'journal-article',
        'external-ids': { 'external-id': [external] },
        url: { value: `https://doi.org/${doi}` },
      };
      entries = [...entries, { putCode: randomInt(1_000_000), clientId, work, isPrivate }];
    },
  };
};
