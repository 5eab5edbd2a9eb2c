import type { EngineStatus } from './search-engine.ts';

/** Returns the revisions of what users have changed over the records, and the latest change of the records, in ms since 1970. */
export const overlaysOf = ({
  publishedAt,
  links,
  withdrawals,
}: EngineStatus): { readonly revisions: readonly string[]; readonly changedAt: number } => {
  const overlays = [links, withdrawals].filter((one) => one !== undefined);
  return {
    revisions: overlays.map(({ revision }) => revision),
    changedAt: Math.max(...[publishedAt, ...overlays.map(({ changedAt }) => changedAt)].map(Date.parse)),
  };
};
