import { hasWords, parseQueryText } from '@open-discovery/search-fields';
import type { QueryTextOptions, QueryTextProblem } from '@open-discovery/search-fields';

/** A mistake in a query text, which is searched for as far as it can be understood. */
export interface TextProblem extends Pick<QueryTextProblem, 'message' | 'start' | 'end'> {
  readonly parameter: string;
}

const NO_WORDS = 'There is nothing here that can be searched for.';

const problemsOf = (parameter: string, text: string, options: QueryTextOptions): TextProblem[] => {
  const { tree, problems } = parseQueryText(text, options);
  return [
    ...problems.map(({ message, start, end }) => ({ parameter, message, start, end })),
    ...(hasWords(tree) ? [] : [{ parameter, message: NO_WORDS, start: 0, end: text.length }]),
  ];
};

/** Returns the mistakes in the query texts of a request: `q`, which may name fields, and the parameters for words. */
export const textProblems = (given: unknown, ofWords: readonly string[]): TextProblem[] => {
  const values = new Map<string, unknown>(Object.entries(given ?? {}));
  return ['q', ...ofWords].flatMap((parameter) =>
    [values.get(parameter)]
      .flat()
      .flatMap((text) =>
        typeof text === 'string' ? problemsOf(parameter, text, parameter === 'q' ? {} : { fields: [] }) : [],
      ),
  );
};
