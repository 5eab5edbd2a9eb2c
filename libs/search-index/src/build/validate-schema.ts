import { ANALYZERS } from '../analysis/analyzer-name.ts';
import { IndexError } from '../index-error.ts';
import { isByScore } from '../query/score-order.ts';
import { RANKING_NAMES } from '../ranking/ranking-constants.ts';
import type { IndexSchema } from '../document-types.ts';

const TEXT_FIELDS_LIMIT = 8;
const KEYWORD_FIELDS_LIMIT = 100;

const repeated = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index);

/** Throws `document` with the reason if the schema is invalid. */
export const validateSchema = (schema: IndexSchema): void => {
  const refuse = (reason: string): never => {
    throw new IndexError('document', reason);
  };
  if (schema.text.length > TEXT_FIELDS_LIMIT)
    refuse(`At most ${TEXT_FIELDS_LIMIT} text fields; there are ${schema.text.length}.`);
  if (schema.keyword.length > KEYWORD_FIELDS_LIMIT) refuse(`At most ${KEYWORD_FIELDS_LIMIT} keyword fields.`);
  for (const fields of [schema.text, schema.keyword, schema.number]) {
    const twice = repeated(fields.map((field) => field.name));
    if (twice !== undefined) refuse(`The field "${twice}" is declared twice.`);
  }
  for (const field of schema.text) {
    if (!(field.weight > 0 && field.weight < Infinity))
      refuse(`The weight of "${field.name}" must be above zero.`);
    if (!ANALYZERS.includes(field.analyzer))
      refuse(`The analyzer of "${field.name}" must be one of ${ANALYZERS.join(', ')}.`);
  }
  if (schema.ranking !== undefined && !RANKING_NAMES.includes(schema.ranking))
    refuse(`The ranking must be one of ${RANKING_NAMES.join(', ')}.`);
  const numbers = new Set(schema.number.map((field) => field.name));
  for (const sort of schema.sortText) {
    if (numbers.has(sort) || isByScore({ by: sort })) refuse(`"${sort}" would sort by two things.`);
  }
  for (const boost of [schema.boosts.recency, schema.boosts.popularity]) {
    if (boost !== undefined && !numbers.has(boost.field))
      refuse(`The boost needs the number field "${boost.field}".`);
  }
};
