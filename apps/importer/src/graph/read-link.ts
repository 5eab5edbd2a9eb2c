import { stripKindPrefix } from '@open-discovery/graph-index';
import { inverseRelation, parseRelationName } from '@open-discovery/model';
import { relationSchema } from '@open-discovery/model/schemas';
import { compileSchema } from '../compile-schema.ts';
import type { Link } from './references.ts';
import { skipReason } from '../report/skip-reason.ts';
import type { SkipReason } from '../report/skip-reason.ts';

const COMMUNITY = /^context_____::|^00\|/;

const parseRelation = compileSchema(relationSchema);

/** A relation, or the reason why it is invalid. */
export type LinkOrProblem = { readonly link: Link } | { readonly problem: SkipReason };

/**
 * Reads a relation under current names. The dump names the relation between a record and a community
 * `IsRelatedTo`; here it has its own name, because the same relation between two products means
 * something else.
 */
export const readLink = (value: unknown): LinkOrProblem => {
  const parsed = parseRelation(value);
  if (!parsed.success)
    return {
      problem: skipReason('no-relation-field', { field: parsed.error.issues[0]?.path.join('.') ?? 'field' }),
    };
  const { relType } = parsed.data;
  const relation = parseRelationName(relType.name);
  if (relation === null) return { problem: skipReason('unknown-relation', { type: relType.name }) };
  const source = stripKindPrefix(parsed.data.source);
  const target = stripKindPrefix(parsed.data.target);
  if (relation !== 'IsRelatedTo') return { link: { source, relation, target } };
  if (COMMUNITY.test(parsed.data.target)) return { link: { source, relation: 'isMemberOf', target } };
  if (COMMUNITY.test(parsed.data.source))
    return { link: { source, relation: inverseRelation('isMemberOf'), target } };
  return { link: { source, relation, target } };
};
