import { expect, test } from '@jest/globals';
import { renderPage } from '../../testing/render-page.tsx';
import { useRoleText } from './use-role-text.ts';

const Role = ({ name }: { readonly name: string }) => useRoleText()(name);

test.each([
  ['FUNDER_ec_MANAGER', 'Manager of the funder ec'],
  ['COMMUNITY_ec_MANAGER', 'Manager of the community ec'],
  ['INSTITUTION_ec', 'Member of the organization ec'],
  ['PROJECT_ec', 'Member of the project ec'],
  ['CURATOR_INSTITUTION', 'Curator of organizations'],
  ['PORTAL_ADMINISTRATOR', 'Portal administrator'],
  ['something else', 'something else'],
])('%s: “%s”', (name, words) => {
  expect(renderPage(<Role name={name} />).container.textContent).toBe(words);
});
