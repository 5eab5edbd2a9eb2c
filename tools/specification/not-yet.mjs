import { missing } from './proof.mjs';

/** What the portal does not have, or has no more of than a constant that is tested. */
export const NOT_YET = [
  missing(
    1,
    'Curators and managers administer communities and dashboards on screens of their own.',
    'The calls and their rights are there and tested; the console that makes them is not.',
  ),
  missing(
    2,
    '/participate/deposit/zenodo and /my-orcid-links are known paths.',
    'The specification shows no such page. Both answer “not found”.',
  ),
  missing(
    2,
    'After login the user comes to /myCommunities.',
    'The portal has no such page, so users come to where they were, else home. That its address is configured is tested.',
  ),
  missing(
    7,
    'Claims, monitor, vocabularies, data sources, registry, and ORCID are services at configured addresses.',
    'Their paths and payloads are not shown, so nothing calls them.',
  ),
];
