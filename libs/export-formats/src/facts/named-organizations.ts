import { oneLine } from './clean-text.ts';
import type { NamedOrganization } from './facts.ts';
import { identifiersOf } from './identifiers-of.ts';

interface Reference {
  readonly id: string;
  readonly legalName?: string | null;
  readonly pids?: Parameters<typeof identifiersOf>[0];
}

/** Returns the organizations that a record names, with the addresses of their ROR ids. */
export const namedOrganizations = (
  references: readonly Reference[] | null | undefined,
): NamedOrganization[] =>
  (references ?? []).map(({ id, legalName, pids }) => ({
    id,
    name: oneLine(legalName ?? ''),
    ror: identifiersOf(pids).find(({ scheme }) => scheme === 'ror')?.url ?? '',
  }));
