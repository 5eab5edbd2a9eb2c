import { API, LIBS, PAGES, PORTAL } from './files.mjs';
import { proof, rule } from './proof.mjs';

const FIELDS = 'which fields each kind is searched by (Spec §3)';
const FIELD_SHAPE =
  'a field has one of the types, operators and ways of choosing of the specification (Spec §3)';
const STAKEHOLDER = '%s: curator %s, manager %s, member %s';

const fields = (text, ...rows) => rule(text, ...rows.map((row) => proof(LIBS.searchFields, FIELDS, row)));
const identifierClass = (name, row) =>
  rule(
    `An identifier may be of class ${name}.`,
    proof(LIBS.identifierClass, 'the classes of the specification', `'${name}'`),
    proof(LIBS.identifiers, 'bare, as people type it', row),
  );

const USER = [
  rule(
    'The id of a user is the subject before any @.',
    proof(LIBS.toUser, 'subject %j → id %j', "['a@b', 'a']"),
  ),
  rule(
    'A user has first and last name, both tokens and an expiration date.',
    proof(LIBS.toUser, 'everything the service says'),
    proof(LIBS.toUser, 'exp_date %j → %j'),
  ),
  rule(
    'The e-mail address is in lower case.',
    proof(LIBS.toUser, 'everything the service says', 'Ada@Example.ORG'),
  ),
  rule(
    'The full name falls back to first and last name, else to “Anonymous user”.',
    proof(LIBS.toUser, '%j → full name %j'),
  ),
  rule(
    'Roles come from `roles`, else from the entitlements.',
    proof(LIBS.entitlements, 'roles stand in `roles`, or behind entitlements'),
  ),
];

const PORTAL_RULES = [
  rule(
    'A portal has pid, name, type, pages, entities and whether it is static.',
    proof(
      LIBS.shipped,
      'is one static portal of the explore kind, without login button and not always with a header (Spec §1)',
    ),
    proof(LIBS.configuration, 'a bad file names its wrong fields'),
    proof(PORTAL.source, 'is what the admin tool says, with what only the file knows'),
  ),
  rule(
    'Its entities are publication, dataset, software, project, organization, datasource, service, orp.',
    proof(LIBS.shipped, 'has each entity, all of them enabled but the data source (Spec §2, §3)'),
  ),
  rule(
    'Its configuration has each field of the specification.',
    proof(LIBS.shipped, 'a portal may say every field of its configuration (Spec §3)'),
  ),
  rule(
    'enableLogin shows the login button.',
    proof(PAGES.menu, 'login button, contact, accent and own rules, which stay on the page’s body'),
  ),
  rule(
    'customCss holds, and within the page’s body only.',
    proof(LIBS.scopeCss, '%j becomes %j'),
    proof(PAGES.menu, 'login button, contact, accent and own rules, which stay on the page’s body'),
  ),
  rule(
    'A menu item has each field, with target _blank and type internal by default.',
    proof(LIBS.menuItem, 'what is not said of an item has the default of Spec §3'),
  ),
  rule(
    'A menu item needs its entities and its routes to be enabled.',
    proof(LIBS.visibleItems, '%s: %j → %j', "'one of two required entities is disabled'"),
    proof(LIBS.visibleItems, '%s: %j → %j', "'one of two required routes is disabled'"),
  ),
  rule(
    'An uploaded logo comes from the download path, any other from its own address.',
    proof(PORTAL.brand, 'the logo %j is at %j (Spec §3)'),
    proof(API.uploads, 'a picture comes back as it went in'),
  ),
  rule(
    'Otherwise a placeholder is shown.',
    proof(PORTAL.brand, 'the logo %j is at %j (Spec §3)', '[null, null]'),
    proof(API.uploads, 'the placeholder'),
  ),
];

const SEARCH_FIELDS = [
  rule(
    'A search field has one of seven types, an operator, an equality operator and a filter type.',
    proof(LIBS.searchFields, FIELD_SHAPE),
    proof(LIBS.searchFields, '%s: no name and no parameter twice'),
  ),
  fields(
    'Products are searched by title, author, ORCID, subject, EOSC subject, abstract, publisher, PID, source, type.',
    "'title author orcid subject guideline abstract publisher pid hostingSource instanceType language'",
  ),
  fields(
    'Products are searched by community, project, funder and its three levels, date, years, access, collected from.',
    "'community project funder fundingLevel0 fundingLevel1 fundingLevel2 date year access collectedFrom'",
  ),
  fields(
    'Products are searched by country, SDG and field of science.',
    "'country sdg fos type organization'",
  ),
  fields(
    'Projects are searched by acronym, title, keyword, funder and its levels, start and end.',
    "'acronym title keywords funder fundingLevel0 fundingLevel1 fundingLevel2 startYear endYear'",
  ),
  fields(
    'Projects are searched by dates, mandates, code and organization.',
    "'startDate endDate activeYear mandatePublications mandateData code organization country'",
  ),
  fields(
    'Data sources are searched by each of their ten fields.',
    "'title subject sourceType language contentType compatibility thematic jurisdiction country pid'",
  ),
  fields('Organizations are searched by legal name, short name and country.', "'title shortName country'"),
  fields('Communities are searched by type, access and role.', "'communityType access role'"),
];

export const ENTITIES_AND_FIELDS = {
  number: 3,
  title: 'Entities and their fields',
  rules: [
    ...USER,
    ...PORTAL_RULES,
    identifierClass('doi', "'doi 10.5281/zenodo.2659'"),
    identifierClass('ORCID', "'orcid 0000-0002-1825-0097'"),
    identifierClass('pmc', "'pmcid PMC441555'"),
    identifierClass('pmid', "'pmid 31452104'"),
    identifierClass('handle', "'handle 11234/1-5419'"),
    identifierClass('re3data', "'re3data r3d100000044'"),
    identifierClass('swhid', '[CORE, `swhid ${CORE}`]'),
    rule(
      'A data-transfer destination has label, id, default folder and kind of authentication.',
      proof(LIBS.constants, 'files go to EGI dCache by token, to FTP by password, to S3 by keys (Spec §9)'),
    ),
    ...SEARCH_FIELDS,
    rule(
      'Stakeholders are funders, initiatives, organizations and projects.',
      ...['funder', 'ri', 'organization', 'project'].map((type) =>
        proof(LIBS.roles, STAKEHOLDER, `['${type}', '`),
      ),
    ),
    rule(
      'What the admin tool stores has an _id, and what it is: type, pid, route.',
      proof(LIBS.answers, '%s reads its answer'),
      proof(LIBS.answers, 'the field that is wrong is named', "['getEntities', [0, '_id'], 7"),
    ),
    rule(
      'A page of the admin tool has a page type as well.',
      proof(LIBS.answers, 'the field that is wrong is named', "['getPages', [0, 'type'], 'new'"),
    ),
    rule(
      'A product id has 46 characters: 12, two colons, 32 lower-case letters or digits.',
      proof(LIBS.productId, 'isProductId(%j) → %j'),
      proof(LIBS.text, 'product id %j → %j'),
    ),
  ],
};
