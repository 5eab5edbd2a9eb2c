import { useProblemText } from '../use-problem-text.ts';
import { isSame } from './form-state.ts';
import type { FormState } from './form-state.ts';
import type { Rules } from './rules.ts';

/**
 * Returns the function that says what is wrong with a field; it returns `null` if nothing is. A changed field is checked at
 * once, the others after the first attempt to save.
 */
export const useFieldProblem = <T extends object>(rules: Rules<T> | undefined) => {
  const problemText = useProblemText();
  return (
    state: Pick<FormState<T, unknown>, 'values' | 'stored' | 'attempts' | 'refused'>,
    name: keyof T & string,
  ): string | null => {
    const refused = state.refused.find(({ field }) => field === name);
    if (refused) return problemText(refused.problem);
    const isTouched = state.attempts > 0 || !isSame(state.values[name], state.stored[name]);
    const rule: Rules<T>[keyof T & string] | undefined = rules ? rules[name] : undefined;
    const invalid = isTouched && rule ? rule(state.values[name], state.values) : null;
    return invalid ? problemText(invalid) : null;
  };
};
