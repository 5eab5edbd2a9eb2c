import { relationBy, relationNamed } from '../mapping/work-relation.ts';
import { workScheme } from '../mapping/work-scheme.ts';
import { ownValue } from '@open-discovery/model';
import type { RelationName } from '@open-discovery/model';
import { isFields, textOf } from '../../fields.ts';
import type { WorkRelation } from '../mapping/work.ts';
import { idsOf } from './crossref-people.ts';

/** Crossref's relation types that the Graph names differently. */
const RELATIONS: Readonly<Record<string, RelationName>> = {
  'has-comment': 'IsReviewedBy',
  'has-manuscript': 'HasVersion',
  'has-preprint': 'HasVersion',
  'has-reply': 'IsReferencedBy',
  'is-comment-on': 'Reviews',
  'is-manuscript-of': 'IsVersionOf',
  'is-preprint-of': 'IsVersionOf',
  'is-replaced-by': 'IsObsoletedBy',
  'is-reply-to': 'References',
  'is-review-of': 'Reviews',
  'has-review': 'IsReviewedBy',
  'is-same-as': 'IsIdenticalTo',
  'is-translation-of': 'IsVersionOf',
  'has-translation': 'HasVersion',
  replaces: 'Obsoletes',
  new_version: 'IsPreviousVersionOf',
};

/** Returns the relations of a work to works with an identifier. */
export const relationsOf = (relation: unknown): WorkRelation[] =>
  isFields(relation)
    ? Object.entries(relation).flatMap(([word, targets]) => {
        const name = ownValue(RELATIONS, word) ?? relationNamed(word.replaceAll('-', ''));
        return idsOf(targets).flatMap((target) => relationBy(name, target['id-type'], target['id']));
      })
    : [];

/** Returns the types of identifiers that name no works: `uri`. */
export const otherTargets = (relation: unknown): string[] =>
  isFields(relation)
    ? Object.values(relation).flatMap((targets) =>
        idsOf(targets).flatMap((target) => {
          const type = textOf(target['id-type']) ?? 'no type';
          return [
            ...(workScheme(type) === undefined ? [type] : []),
            ...('asserted-by' in target ? ['asserted-by'] : []),
          ];
        }),
      )
    : [];
