/** The beginning of the names of harvested files in the report of an import; the name of the source follows. */
export const HARVESTED = 'harvest/';
