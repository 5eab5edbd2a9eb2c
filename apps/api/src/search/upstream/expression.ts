/** A condition on the values of one parameter. */
export type Expression =
  | { readonly op: 'value'; readonly text: string }
  | { readonly op: 'and' | 'or'; readonly parts: readonly Expression[] }
  | { readonly op: 'not'; readonly part: Expression };

const SINGLE_WORD = /^[\p{L}\p{N}][\p{L}\p{N}._’'-]*$/u;
const OPERATORS: ReadonlySet<string> = new Set(['AND', 'OR', 'NOT']);

/** A quoted text has no quotation marks. */
const quoted = (text: string): string => `"${text.replaceAll('"', ' ').trim()}"`;

/** Words are written as they are; anything that could mean something else is quoted. */
const plain = (text: string): string =>
  SINGLE_WORD.test(text) && !OPERATORS.has(text) ? text : quoted(text);

const print = (expression: Expression, write: (text: string) => string): string => {
  const part = (one: Expression): string => (one.op === 'value' ? write(one.text) : `(${print(one, write)})`);
  switch (expression.op) {
    case 'value':
      return write(expression.text);
    case 'not':
      return `NOT ${part(expression.part)}`;
    default:
      return expression.parts
        .map((one) => (one.op === 'not' ? print(one, write) : part(one)))
        .join(expression.op === 'and' ? ' AND ' : ' OR ');
  }
};

/**
 * Writes an expression as the Graph API reads it in `search`. Several words that must all match need no operator.
 * @example printWords({ op: 'and', parts: [{ op: 'value', text: 'sea' }, { op: 'value', text: 'level' }] }); // 'sea level'
 */
export const printWords = (expression: Expression): string =>
  expression.op === 'and' && expression.parts.every(({ op }) => op === 'value')
    ? expression.parts.map((part) => print(part, plain)).join(' ')
    : print(expression, plain);

/**
 * Writes an expression as the Graph API reads it in a filter, where values next to operators must be quoted.
 * @example printFilter({ op: 'or', parts: [{ op: 'value', text: 'US' }, { op: 'value', text: 'GB' }] }); // '"US" OR "GB"'
 */
export const printFilter = (expression: Expression): string =>
  print(expression, expression.op === 'value' ? plain : quoted);

/** Joins expressions, without the operator for one. Parts with the same operator are joined directly. */
export const join = (op: 'and' | 'or', parts: readonly Expression[]): Expression => {
  const flat = parts.flatMap((part) => (part.op === op ? part.parts : [part]));
  const [first] = flat;
  return flat.length === 1 && first !== undefined ? first : { op, parts: flat };
};
