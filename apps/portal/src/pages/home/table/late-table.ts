import { latePart } from '../../../app/late-part.tsx';

/** The results as a table: shown where the address says `view=table`. */
export const tablePart = latePart(async () => (await import('./results-table.tsx')).ResultsTable);

export const isTable = (parameters: URLSearchParams): boolean => parameters.get('view') === 'table';
