/** Reports whether an address shows the results as a table. */
export const isTable = (parameters: URLSearchParams): boolean => parameters.get('view') === 'table';
