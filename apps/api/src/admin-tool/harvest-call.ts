/** The parts that all calls about harvests share. */
export const HARVEST_CALL = {
  method: 'POST',
  tag: 'Harvest',
  targets: () => [null],
} as const;

/** Returns the parts that all entries about a source in the history share. */
export const sourceEntry = (name: string) =>
  ({ collection: 'source', itemId: name, portalPid: null }) as const;
