import { expect, test } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import { SELECTING_FIELDS } from '@open-discovery/search-fields';
import { render, screen } from '@testing-library/react';
import { loadAllMessages } from '../../../messages/load-all-messages.ts';
import { useSelectingFields } from './use-selecting-fields.ts';

const Names = () => useSelectingFields().map(([field, name]) => <li key={field}>{name}</li>);

test.each(PORTAL_LANGUAGES)('in %s, each field that selects works has its own name', async (language) => {
  const i18n = await loadAllMessages(language);
  render(
    <I18nProvider i18n={i18n}>
      <Names />
    </I18nProvider>,
  );
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(SELECTING_FIELDS.length);
  expect(names.filter((name) => SELECTING_FIELDS.includes(name))).toEqual([]);
});

test('fields are named as in the advanced search', async () => {
  render(
    <I18nProvider i18n={await loadAllMessages('de')}>
      <Names />
    </I18nProvider>,
  );
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(
    expect.arrayContaining(['Titel', 'EOSC-Richtlinie', 'Kennung (DOI, PMID …)', 'Förderer']),
  );
});
