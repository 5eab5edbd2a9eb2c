import type { NumberField } from '@open-discovery/graph-index';
import type { FilterCondition } from '../../search/engine-query.ts';
import { not } from './conditions.ts';
import type { RangeOf } from './parameter.ts';

const rangeOf = (field: NumberField): RangeOf => ({
  filter: field,
  toCondition: (from, to) => ({ is: 'range', field, from, to }),
});

export const PUBLICATION_DATE = rangeOf('date');
export const PUBLICATION_YEAR = rangeOf('year');
export const START_DATE = rangeOf('startDate');
export const END_DATE = rangeOf('endDate');
export const START_YEAR = rangeOf('startYear');
export const END_YEAR = rangeOf('endYear');

const has = (field: NumberField): FilterCondition => ({ is: 'exists', field });

/** A project is active from its start to its end. It is still active without an end, and never without a start. */
export const ACTIVE_YEARS: RangeOf = {
  filter: 'startYear',
  toCondition: (from, to) => ({
    is: 'all-of',
    conditions: [
      to === null ? has('startYear') : { is: 'range', field: 'startYear', from: null, to },
      ...(from === null
        ? []
        : [
            {
              is: 'any-of' as const,
              conditions: [{ is: 'range' as const, field: 'endYear', from, to: null }, not(has('endYear'))],
            },
          ]),
    ],
  }),
};
