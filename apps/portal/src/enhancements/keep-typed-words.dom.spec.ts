import { expect, test } from '@jest/globals';
import { keepTypedWords } from './keep-typed-words.ts';

const GERMAN = 'https://portal.example/?keyword=sea&lang=de';

const showPage = (address: string): HTMLInputElement => {
  document.body.innerHTML = `
    <a hreflang="de" rel="alternate nofollow" href="${GERMAN}">Deutsch</a>
    <form role="search"><input name="keyword" value="sea"></form>`;
  keepTypedWords({ page: document, storage: sessionStorage, address });
  return document.querySelector('input') ?? new HTMLInputElement();
};
const changeLanguage = () => {
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
};

test('words that are typed and not searched yet are in the box of the page in another language, once', () => {
  showPage('https://portal.example/?keyword=sea').value = 'sea level ri';
  changeLanguage();
  expect(showPage('https://portal.example/').value).toBe('sea');
  expect(showPage(GERMAN).value).toBe('sea level ri');
  expect(showPage(GERMAN).value).toBe('sea');
});

test('the words that the page was opened with are not kept', () => {
  showPage('https://portal.example/?keyword=sea');
  changeLanguage();
  expect(sessionStorage).toHaveLength(0);
});
