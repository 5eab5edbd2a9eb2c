import * as z from 'zod/mini';
import { grantText } from './grant-text.ts';
import { day, isNothing, lenient, list, number, text, texts } from './lenient.ts';

const MOST_ORIGINAL_VALUES = 50;

export const nonEmpty = z.string().check(z.trim(), z.minLength(1));

/** Half a pair of surrogates, which no address can carry. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Ids are kept as they are. Only one to whose record nothing could link is refused: an empty one, and one that no address
 * can carry.
 */
export const recordId = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(500),
  z.refine((id) => !LONE_SURROGATE.test(id)),
);

/**
 * Our extension: values that a record could not take as its source writes them, with the names of the field from the
 * record inwards (`instances.publicationDate`): dates in other forms or of which only a part is known, and values that
 * the field refuses.
 */
const originalValues = () =>
  list(
    z.object({ field: nonEmpty, value: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    MOST_ORIGINAL_VALUES,
  );

const MOST_PARTS = 50;
const MOST_NAMES = 20;

/**
 * Our extension: of what a merged record was made. `parts` are the records with the fields that each contributed and
 * their addresses at their sources, `joins` say why two of them are the same, and `apart` are records that share an
 * identifier or a title with one of them and were not merged, with the reason.
 */
const mergeEvidence = () =>
  lenient(
    z.object({
      parts: list(
        z.object({ id: recordId, sources: texts(MOST_NAMES), fields: texts(), url: text() }),
        MOST_PARTS,
      ),
      joins: list(z.object({ a: recordId, b: recordId, by: nonEmpty, score: number() }), MOST_PARTS),
      apart: list(z.object({ a: recordId, b: recordId, by: nonEmpty }), MOST_NAMES),
    }),
  );

/** The fields that records of all kinds have. */
export const recordFields = () => ({
  id: recordId,
  originalValues: originalValues(),
  /** Our extension: the day on which a portal learned of the record, or of the latest change of what its sources say. */
  updatedHere: day(),
  mergeEvidence: mergeEvidence(),
});

const identifier = nonEmpty.check(z.refine((value) => !isNothing(value)));
export const schemeValue = z.object({ scheme: text(), value: identifier });
export const keyValue = z.object({ key: text(), value: text() });
export const codeLabel = z.object({ code: nonEmpty, label: text() });
export const accessRight = z.object({ code: text(), label: text(), scheme: text() });
export const provenance = lenient(z.object({ provenance: text(), trust: text() }));

const fundingLevel = lenient(z.object({ id: text(), description: text(), name: text() }));
/** Funding of a project or organization in version 3 of the API; `shortname` is the source's own spelling. */
export const funding = z.object({
  funder: lenient(
    z.object({
      id: text(),
      shortname: text(),
      name: text(),
      jurisdiction: lenient(codeLabel),
      pid: lenient(z.unknown()),
    }),
  ),
  level0: fundingLevel,
  level1: fundingLevel,
  level2: fundingLevel,
});

export const communityRef = z.object({ code: nonEmpty, label: text(), provenance });

export const projectRef = z.object({
  id: recordId,
  code: grantText(),
  acronym: text(),
  title: grantText(),
  funder: text(),
  pids: list(schemeValue),
});

export const organizationRef = z.object({
  id: recordId,
  legalName: text(),
  acronym: text(),
  pids: list(schemeValue),
  countries: list(codeLabel),
});

export const container = z.object({
  name: text(),
  issnPrinted: text(),
  issnOnline: text(),
  issnLinking: text(),
  ep: text(),
  sp: text(),
  iss: text(),
  vol: text(),
  edition: text(),
  conferencePlace: text(),
  conferenceDate: text(),
});
