import { RELATION_NAMES } from '@open-discovery/model';
import type { QueryNode } from '@open-discovery/search-fields';
import type { UpstreamKind } from '@open-discovery/graph-upstream';
import { EngineError } from '../engine-error.ts';
import type { FilterCondition } from '../engine-query.ts';
import { join } from './expression.ts';
import type { Expression } from './expression.ts';
import {
  IDENTIFIER_PARAMETERS,
  parameterOf,
  RANGE_PARAMETERS,
  RELATION_PARAMETERS,
} from './upstream-fields.ts';

/** A condition in the words of the Graph API. All constraints of a search must hold. */
export type Constraint =
  | { readonly is: 'parameter'; readonly parameter: string; readonly expression: Expression }
  | { readonly is: 'range'; readonly field: string; readonly from: number | null; readonly to: number | null }
  | {
      readonly is: 'outside';
      readonly field: string;
      readonly from: number | null;
      readonly to: number | null;
    }
  /** No record of the kind can match. */
  | { readonly is: 'none' };

const SEARCH = 'search';
const NONE: Constraint = { is: 'none' };

/** Creates the error of a condition that the Graph API cannot answer. */
export const unanswerable = (what: string): EngineError =>
  new EngineError('query', `OpenAIRE cannot be searched ${what}. Leave that out, or search other fields`, {
    isLive: true,
  });

const NO_FIELD = 'by this field';
const NO_COMBINATION = 'for alternatives in several fields';

const isRange = (kind: UpstreamKind, field: string): boolean =>
  Object.hasOwn(RANGE_PARAMETERS[kind] ?? {}, field);

const value = (text: string): Expression => ({ op: 'value', text });

const inParameter = (parameter: string, expression: Expression): Constraint => ({
  is: 'parameter',
  parameter,
  expression,
});

const parseNumber = (text: string | null): number | null => (text === null ? null : Number(text));

/** Translates the conditions of a search of one kind. */
export class ConstraintTranslator {
  readonly #kind: UpstreamKind;

  constructor(kind: UpstreamKind) {
    this.#kind = kind;
  }

  /** Returns what a query text asks for. */
  ofText(node: QueryNode): readonly Constraint[] {
    switch (node.op) {
      case 'all':
        return [];
      case 'and':
        return node.nodes.flatMap((one) => this.ofText(one));
      case 'or':
        return this.#anyOf(node.nodes.map((one) => () => this.ofText(one)));
      case 'not':
        return [this.#not(this.ofText(node.node))];
      case 'range':
        return [this.#rangeOfText(node)];
      case 'prefix':
        throw unanswerable('by the beginning of a word');
      default:
        return [
          node.field === null
            ? inParameter(SEARCH, value(node.text))
            : this.#inField(node.field, [node.text]),
        ];
    }
  }

  /** Returns what a filter asks for. */
  ofFilter(condition: FilterCondition): readonly Constraint[] {
    switch (condition.is) {
      case 'any':
        return [
          condition.field === 'relation'
            ? this.#related(condition.values)
            : this.#inField(condition.field, condition.values),
        ];
      case 'range':
        return [this.#range(condition.field, condition.from, condition.to)];
      case 'text':
        return this.ofText(condition.text);
      case 'exists':
        return [this.#exists(condition.field, 'true')];
      case 'not':
        return [
          condition.condition.is === 'exists'
            ? this.#exists(condition.condition.field, 'false')
            : this.#not(this.ofFilter(condition.condition)),
        ];
      case 'all-of':
        return condition.conditions.flatMap((one) => this.ofFilter(one));
      case 'any-of':
        return (
          this.#openRange(condition.conditions) ??
          this.#anyOf(condition.conditions.map((one) => () => this.ofFilter(one)))
        );
    }
  }

  #inField(field: string, values: readonly string[]): Constraint {
    if (field === 'cell') throw unanswerable('by area');
    const given = values.map((one) => one.trim()).filter((one) => one !== '');
    const [first] = given;
    if (first === undefined) return NONE;
    if (isRange(this.#kind, field)) return this.#range(field, Number(first), Number(given.at(-1)));
    const worded = given.map((one) => parameterOf(this.#kind, field, one));
    const known = worded.filter((one) => one !== null);
    const [{ parameter } = { parameter: null }] = known;
    if (parameter === null || known.length < given.length) return NONE;
    if (known.some((one) => one.parameter !== parameter)) throw unanswerable(NO_COMBINATION);
    return inParameter(
      parameter,
      join(
        'or',
        known.map((one) => value(one.value)),
      ),
    );
  }

  #related(values: readonly string[]): Constraint {
    const parameters: Readonly<Record<string, string | undefined>> = RELATION_PARAMETERS[this.#kind] ?? {};
    const ends = values.map((one) => {
      const relation = RELATION_NAMES.find((name) => one.startsWith(`${name} `)) ?? '';
      return { parameter: parameters[relation], id: one.slice(relation.length + 1) };
    });
    const [first] = ends;
    if (first?.parameter === undefined || ends.some(({ parameter }) => parameter !== first.parameter))
      return NONE;
    return inParameter(
      first.parameter,
      join(
        'or',
        ends.map(({ id }) => value(id)),
      ),
    );
  }

  #exists(field: string, text: 'true' | 'false'): Constraint {
    if (this.#kind === 'product' && field === 'project') return inParameter('hasProjectRel', value(text));
    throw unanswerable('for records that have or lack a field');
  }

  #rangeOfText({ field, from, to }: Extract<QueryNode, { op: 'range' }>): Constraint {
    if (from === null && to === null) return this.#exists(field, 'true');
    return this.#range(field, parseNumber(from), parseNumber(to));
  }

  #range(field: string, from: number | null, to: number | null): Constraint {
    if (!isRange(this.#kind, field)) throw unanswerable(NO_FIELD);
    if (Number.isNaN(from) || Number.isNaN(to)) throw unanswerable('by a range of words');
    return { is: 'range', field, from, to };
  }

  /** A project without an end is still active. The Graph API knows only ends: it finds the projects that have one. */
  #openRange(conditions: readonly FilterCondition[]): readonly Constraint[] | null {
    const [range, missing, ...others] = conditions;
    return range?.is === 'range' &&
      missing?.is === 'not' &&
      missing.condition.is === 'exists' &&
      others.length === 0
      ? this.ofFilter(range)
      : null;
  }

  /** Alternatives of one parameter. Among those with an identifier, only the identifiers: no other text has one. */
  #anyOf(alternatives: readonly (() => readonly Constraint[])[]): readonly Constraint[] {
    const translated = alternatives
      .map((one) => one())
      .filter((constraints) => !constraints.some(({ is }) => is === 'none'));
    if (translated.length === 0) return [NONE];
    if (translated.some((constraints) => constraints.length === 0)) return [];
    const single = translated.map((constraints) => this.#single(constraints));
    const identified = single.filter((one) => one !== null && IDENTIFIER_PARAMETERS.has(one.parameter));
    const used = identified.length > 0 ? identified : single;
    const [first] = used;
    if (!first || used.some((one) => one?.parameter !== first.parameter)) throw unanswerable(NO_COMBINATION);
    return [
      inParameter(
        first.parameter,
        join(
          'or',
          used.flatMap((one) => one?.expression ?? []),
        ),
      ),
    ];
  }

  #not(constraints: readonly Constraint[]): Constraint {
    const [first] = constraints;
    if (first?.is === 'range' && constraints.length === 1) return { ...first, is: 'outside' };
    const single = this.#single(constraints);
    if (single === null) throw unanswerable('without this combination of conditions');
    return inParameter(single.parameter, { op: 'not', part: single.expression });
  }

  /** Returns several constraints of one parameter as one; null if they are of several. */
  #single(constraints: readonly Constraint[]): Extract<Constraint, { is: 'parameter' }> | null {
    const parameters = constraints.filter((one) => one.is === 'parameter');
    const [first] = parameters;
    if (first === undefined || parameters.length < constraints.length) return null;
    if (parameters.some(({ parameter }) => parameter !== first.parameter)) return null;
    return {
      ...first,
      expression: join(
        'and',
        parameters.map(({ expression }) => expression),
      ),
    };
  }
}
