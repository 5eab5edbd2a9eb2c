import type { Project, ResearchProduct } from '@open-discovery/model';

/** Returns what products store of a project. */
export const projectReference = ({
  id,
  code,
  acronym,
  title,
  fundings,
  funding,
}: Project): NonNullable<ResearchProduct['projects']>[number] => ({
  id,
  code,
  acronym,
  title,
  funder: fundings?.[0]?.name ?? funding?.funder?.name,
});
