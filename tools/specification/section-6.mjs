import { API, LIBS, PAGES } from './files.mjs';
import { proof, rule } from './proof.mjs';

const MEANING = '%s → %j';
const MAY = 'who holds a role may do just that';
const NAMES = '%s: curator %s, manager %s, member %s';

const role = (name) => rule(`There is the role ${name}.`, proof(LIBS.roles, MEANING, `['${name}', { kind`));
const check = (what, row) => rule(`It can be asked who is ${what}.`, proof(LIBS.roles, MAY, row));

export const ROLES = {
  number: 6,
  title: 'Roles and permissions',
  rules: [
    ...['PORTAL_ADMINISTRATOR', 'REGISTERED_USER', 'ROLE_ANONYMOUS', 'USER_MANAGER', 'CURATOR_CLAIM'].map(
      role,
    ),
    rule(
      'A curator’s role is CURATOR_ and the type in capitals.',
      proof(LIBS.roles, NAMES, "['funder', 'CURATOR_FUNDER'"),
      proof(LIBS.roles, NAMES, "['project', 'CURATOR_PROJECT'"),
    ),
    rule(
      'There ri goes by the name of community, organization by institution.',
      proof(LIBS.roles, NAMES, "['ri', 'CURATOR_COMMUNITY'"),
      proof(LIBS.roles, NAMES, "['organization', 'CURATOR_INSTITUTION'"),
    ),
    rule('A manager’s role is TYPE_id_MANAGER.', proof(LIBS.roles, NAMES, "'FUNDER_x_MANAGER'")),
    rule('A member’s role is TYPE_id.', proof(LIBS.roles, NAMES, "'FUNDER_x']")),
    check('curator of claims', "['CURATOR_CLAIM', ['claims curator']]"),
    check('curator of a monitor', "['CURATOR_FUNDER', ['monitor curator', "),
    check('curator of communities', "['CURATOR_COMMUNITY', ['monitor curator', 'community curator']]"),
    check('portal administrator', "['PORTAL_ADMINISTRATOR', ['portal administrator']]"),
    check('manager of users', "['USER_MANAGER', ['user manager']]"),
    check('member', "['FUNDER_ec', ['member of funder ec']]"),
    check('manager', "['FUNDER_ec_MANAGER', ['any manager', 'manager of funder ec']]"),
    check('manager of anything', "['FUNDER_ukri_MANAGER', ['any manager']]"),
    rule(
      'Anonymous visitors may browse.',
      proof(
        API.roleMatrix,
        'is let through where the roles suffice, and nowhere else; what is refused changes nothing',
      ),
      proof(PAGES.search, 'finding a record'),
    ),
    rule(
      'A user who is logged in gets “My links”.',
      proof(
        PAGES.session,
        'a visitor logs in, comes back to where they were, finds their links, and signs out',
      ),
    ),
    rule(
      'What each role may do, which the specification leaves open, is said in one table and enforced.',
      proof(API.rolesTable, 'docs/roles.md says what is enforced: row by row'),
      proof(API.roleMatrix, 'every route has a call here, and every call a route'),
    ),
    rule(
      'Calls of the admin tool are sent with who is logged in.',
      proof(LIBS.adminClient, '$name $input sends $request'),
      proof(LIBS.adminClient, 'credentials %s → %s'),
    ),
    rule(
      '401 and 403 lead to user-info.',
      proof(PAGES.session, '${status} leads to user-info with reason ${code} and the wanted page'),
    ),
  ],
};
