import { isText } from './is-text.ts';
import { parseRole } from './parse-role.ts';

/** The identity service whose entitlements count. Groups of any other namespace or authority grant nothing. */
export interface EntitlementSource {
  /** The text before `:group:`. */
  namespace: string;
  /** The text after `#`. */
  authority: string;
}

/** OpenAIRE's identity service. */
export const OPEN_AIRE_ENTITLEMENTS: EntitlementSource = {
  namespace: 'urn:geant:openaire.eu',
  authority: 'aai.openaire.eu',
};

const LONGEST_ENTITLEMENT = 1024;
/** A group, perhaps that of its administrators; the role `member` says nothing more. */
const GROUP = /^([^:#]+)(:admins)?(?::role=member)?$/;

/** Decodes a group name: `Curator+-+Claim` → `CURATOR_CLAIM`; null for malformed escapes. */
const toRoleName = (group: string): string | null => {
  try {
    const name = decodeURIComponent(group.replaceAll('+', ' '));
    // Upper-casing letters such as the dotless i yields ASCII, which would turn another group's name into a role.
    return /^[ -~]+$/.test(name) ? name.replace(/ - | /g, '_').toUpperCase() : null;
  } catch {
    return null;
  }
};

/**
 * Parses an entitlement to a role name, or null: `<namespace>:group:<name>[:admins][:role=member]#<authority>`, with
 * `+` or escapes for spaces. The `admins` of a stakeholder's group are its managers. Source: AARC-G002.
 * @example
 * parseEntitlement('urn:geant:openaire.eu:group:Curator+-+Claim:role=member#aai.openaire.eu'); // 'CURATOR_CLAIM'
 */
export const parseEntitlement = (
  entitlement: string,
  { namespace, authority }: EntitlementSource = OPEN_AIRE_ENTITLEMENTS,
): string | null => {
  const start = `${namespace}:group:`;
  const end = `#${authority}`;
  const isOurs =
    isText(entitlement) &&
    entitlement.length <= LONGEST_ENTITLEMENT &&
    entitlement.startsWith(start) &&
    entitlement.endsWith(end);
  const [, group, admins] = (isOurs && GROUP.exec(entitlement.slice(start.length, -end.length))) || [];
  const name = group === undefined ? null : toRoleName(group);
  const role = name === null ? null : parseRole(name);
  if (name === null || role === null) return null;
  if (admins === undefined) return name;
  return role.kind === 'member' ? `${name}_MANAGER` : null;
};
