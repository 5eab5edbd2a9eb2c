import { LIBS, PAGES, PORTAL } from './files.mjs';
import { proof, rule } from './proof.mjs';

const CONSEQUENCES = '%s %s %j: %j (Spec §4, §8)';
const MISSING_PORTAL =
  'that cannot be had is null: every page is disabled, and it is asked for again soon (Spec §8)';

const exempt = (what, service, row) =>
  rule(
    `Exempt from both is the ${what}.`,
    proof(LIBS.authorization, '%s exempt: %s', `['${service}', true]`),
    proof(PORTAL.failedCall, CONSEQUENCES, row),
  );

export const ERRORS = {
  number: 8,
  title: 'Error catalogue',
  rules: [
    rule(
      'A portal that cannot be fetched is null, and its pages are disabled.',
      proof(PORTAL.source, MISSING_PORTAL),
      proof(PAGES.managed, '${path} is disabled, says what is wrong and offers to try again (Spec §8)'),
      proof(LIBS.visibleItems, 'no portal: no page is enabled, only what lies outside stays'),
    ),
    rule(
      'User info that cannot be fetched leaves an anonymous visitor.',
      proof(LIBS.session, 'a %s answer means nobody, and the check is done (Spec §8)'),
      proof(PAGES.session, 'a login service that fails leaves an anonymous visitor'),
    ),
    rule(
      '401 outside the whitelist logs out and leads to user-info, “not logged in”.',
      proof(LIBS.authorization, '401 and 403, Spec §8', "[401, 'adminTool', 'notLoggedIn']"),
      proof(PORTAL.failedCall, CONSEQUENCES, "['search', 'GET', status(401), ['log out', LOGIN_NEEDED]]"),
    ),
    rule(
      '403 outside the whitelist leads to user-info, “not authorized”.',
      proof(LIBS.authorization, '401 and 403, Spec §8', "[403, 'adminTool', 'notAuthorized']"),
      proof(PORTAL.failedCall, CONSEQUENCES, "['adminTool', 'POST', status(403), [NOT_ALLOWED]]"),
    ),
    rule(
      'Status 0 of a call to the registry that is no GET logs out.',
      proof(
        LIBS.authorization,
        'status 0 on a call that is no GET to the registry ends the login, Spec §8',
        "[NO_ANSWER, 'registry', 'POST', true]",
      ),
      proof(PORTAL.failedCall, CONSEQUENCES, "['registry', 'POST', network, ['log out']]"),
      proof(LIBS.send, 'a status 0 is no answer'),
    ),
    rule(
      'Of a timeout, the address and “Timeout” are logged.',
      proof(PORTAL.failedCall, CONSEQUENCES, "['search', 'GET', timeout, ['/api/x: Timeout']]"),
    ),
    rule(
      'A failed call to the admin tool is logged.',
      proof(PORTAL.source, MISSING_PORTAL, String.raw`/explore\/open-discovery\/full: Status 500$/`),
    ),
    rule(
      'What the admin tool says of a failure is passed on, else “Server error”.',
      proof(LIBS.adminError, 'what the server says, or "Server error": Spec §8'),
    ),
    rule(
      'An unknown page gives the error page with 404.',
      proof(
        PAGES.routes,
        'pages that the portal disables, and pages that never were, are not found',
        "'/search/find/nothing'",
      ),
    ),
    rule('Private data gives it with 403.', proof(PAGES.routes, 'private data is forbidden')),
    exempt('address of user info', 'userInfo', "['userInfo', 'GET', status(401), []]"),
    exempt('ORCID API', 'orcid', "['orcid', 'GET', status(403), []]"),
    exempt(
      'registry’s verification',
      'registryVerification',
      "['registryVerification', 'GET', status(401), []]",
    ),
    exempt('data-transfer API', 'dataTransfer', "['dataTransfer', 'POST', status(403), []]"),
  ],
};
