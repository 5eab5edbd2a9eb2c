import { API, LIBS, PAGES, PORTAL } from './files.mjs';
import { proof, rule } from './proof.mjs';

const SHIPPED =
  'is one static portal of the explore kind, without login button and not always with a header (Spec §1)';

export const WHAT_AND_FOR_WHOM = {
  number: 1,
  title: 'What the product does and for whom',
  rules: [
    rule(
      'Visitors search and browse products, projects, organizations, sources, services and communities.',
      proof(PAGES.home, 'a search from the hero opens the results of the chosen kind'),
      proof(
        PAGES.search,
        'each tab says how many records of its kind are found, and leads to exactly that many',
      ),
    ),
    rule(
      'Who is logged in has a menu item “My links” more.',
      proof(
        PAGES.session,
        'a visitor logs in, comes back to where they were, finds their links, and signs out',
      ),
    ),
    rule(
      'Curators and managers administer communities and dashboards: funders, initiatives, organizations, projects.',
      proof(API.authorise, 'the names of roles and the types of portals'),
      proof(API.roleMatrix, '$title'),
    ),
    rule(
      'This portal has a fixed title.',
      proof(LIBS.shipped, SHIPPED),
      proof(PAGES.navigation, 'every page has a title of its own', "['/', 'Open Discovery']"),
    ),
    rule(
      'Its header has no login button.',
      proof(PAGES.menu, 'login button, contact, accent and own rules, which stay on the page’s body'),
    ),
    rule(
      'Its header is not always shown.',
      proof(PAGES.routes, 'the header shows on landing pages and hides on home'),
    ),
    rule(
      'It is one static portal: its own file describes it, and nobody is asked.',
      proof(LIBS.shipped, SHIPPED),
      proof(PORTAL.source, 'a static portal is the file’s, and nobody is asked'),
    ),
  ],
};
