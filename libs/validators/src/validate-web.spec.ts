import { describe, expect, test } from '@jest/globals';
import { validateEmail } from './validate-email.ts';
import { validateEmailList } from './validate-email-list.ts';
import { validateUrl } from './validate-url.ts';

describe('web address', () => {
  test.each([
    ['http://example.org', 'http://example.org'],
    ['https://example.org/a/b?c=d#e', 'https://example.org/a/b?c=d#e'],
    ['HTTPS://Example.ORG', 'HTTPS://Example.ORG'],
    [' https://example.org ', 'https://example.org'],
    ['www.example.org/a', 'https://www.example.org/a'],
    ['WWW.example.org', 'https://WWW.example.org'],
    ['http://www.example.org', 'http://www.example.org'],
    ['https://bücher.example', 'https://bücher.example'],
    ['http://localhost:4200/x', 'http://localhost:4200/x'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://[::1]:80/', 'http://[::1]:80/'],
    ['https://example.org?x', 'https://example.org?x'],
    ["https://a-b.example.org/(x)'", "https://a-b.example.org/(x)'"],
    ['https://example.org.', 'https://example.org.'],
    ['https://example.org:', 'https://example.org:'],
    ['https://a\u0301.example', 'https://a\u0301.example'],
    ['https://example.org:65535/', 'https://example.org:65535/'],
    ['https://example.org:65536', null],
    ['https://example.org:99999', null],
    ['https://256.1.1.1', null],
    ['https://999.999.999.999', null],
    ['https://a.1', null],
    ['https://[:::]', null],
    ['https://[1.2.3.4]', null],
    ['https://[12345::]', null],
    ['example.org', null],
    ['www.example', null],
    ['http://example', null],
    ['http://', null],
    ['http:///a', null],
    ['http:example.org', null],
    ['http://-a.org', null],
    ['http://a-.org', null],
    ['http://a..org', null],
    ['http://a.org:123456', null],
    ['http://a.org:x', null],
    ['http://user:secret@example.org', null],
    ['https://example.org@evil.example', null],
    ['http:\\\\example.org', null],
    ['https://example.org/\\evil', null],
    ['https://example.org/a b', null],
    ['https://example.org/"x', null],
    ['https://example.org/<x>', null],
    ['https://example.org/\u202Egro', null],
    ['https://example.org/\u0000', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['javascript://www.example.org/%0aalert(1)', null],
    ['javascript:www.example.org', null],
    ['data:text/html,www.example.org', null],
    ['ftp://example.org', null],
    ['//example.org', null],
    ['xhttps://example.org', null],
    [`https://example.org/${'a'.repeat(2028)}`, `https://example.org/${'a'.repeat(2028)}`],
    [`https://example.org/${'a'.repeat(2029)}`, null],
    ['', null],
  ])('%j → %j', (text, expected) => {
    const validation = validateUrl(text);
    expect(validation.ok ? validation.value : null).toBe(expected);
  });

  test('says so', () =>
    expect(validateUrl('x')).toMatchObject({
      messageId: 'validation.url',
      message: 'Please provide a valid address that starts with http://, https:// or www.',
    }));
});

const LONG_LOCAL = 'a'.repeat(64);
const LONG_DOMAIN = `${`${'b'.repeat(60)}.`.repeat(3)}org`;

describe('e-mail', () => {
  test.each([
    ['ada@example.org', true],
    [' ada@example.org ', true],
    ['Ada.Lovelace+news@mail.example.org', true],
    ["o'brien@example.org", true],
    ['ülf@bücher.example', true],
    ['a@b.co', true],
    [`${LONG_LOCAL}@example.org`, true],
    [`${LONG_LOCAL}a@example.org`, false],
    [`${'a'.repeat(40)}.${'a'.repeat(30)}@example.org`, false],
    [`a@${LONG_DOMAIN}`, true],
    [`${LONG_LOCAL}@${'c'.repeat(2)}.${LONG_DOMAIN}`, true],
    [`${LONG_LOCAL}@${'c'.repeat(3)}.${LONG_DOMAIN}`, false],
    ['a@c.123', false],
    ['a@1.2.3.4', false],
    ['x@y.z', false],
    ['a@example.xn--p1ai', true],
    ['ada', false],
    ['ada@', false],
    ['@example.org', false],
    ['ada@example', false],
    ['ada@@example.org', false],
    ['ada@a@example.org', false],
    ['.ada@example.org', false],
    ['ada.@example.org', false],
    ['a..b@example.org', false],
    ['ada@.example.org', false],
    ['ada@-example.org', false],
    ['ada lovelace@example.org', false],
    ['Ada <ada@example.org>', false],
    ['"ada"@example.org', false],
    ['ada@example.org\nbcc:x@example.org', false],
    ['', false],
  ])('%j → %j', (text, expected) => expect(validateEmail(text).ok).toBe(expected));

  test.each([
    [' ada@example.org ', 'ada@example.org'],
    ['u\u0308lf@bu\u0308cher.example', 'ülf@bücher.example'],
  ])('the value of %j has no spaces around it and its letters composed', (text, value) =>
    expect(validateEmail(text)).toEqual({ ok: true, value }),
  );
  test('says so', () =>
    expect(validateEmail('x')).toMatchObject({
      messageId: 'validation.email',
      message: 'Please provide a valid e-mail address.',
    }));
});

describe('list of e-mails', () => {
  const LEAD = 'Please provide valid e-mail addresses, separated by commas. Not valid: ';
  test.each([
    ['a@example.org', ['a@example.org']],
    ['a@example.org,b@example.org', ['a@example.org', 'b@example.org']],
    [' a@example.org , b@example.org ', ['a@example.org', 'b@example.org']],
    ['a@example.org, x, b@example.org, y z', `${LEAD}x, y z`],
    ['a@example.org;b@example.org', ['a@example.org', 'b@example.org']],
    ['a@example.org\r\nb@example.org\n', ['a@example.org', 'b@example.org']],
    ['a@example.org,', ['a@example.org']],
    ['Ada <a@example.org>; "Doe, Jo" <b@example.org>', ['a@example.org', 'b@example.org']],
    ['<a@example.org>', ['a@example.org']],
    ['Ada <a>, b@example.org', `${LEAD}Ada <a>`],
    ['Ada <a@example.org> x', `${LEAD}Ada <a@example.org> x`],
    [' ,;', `${LEAD}(empty)`],
    ['', `${LEAD}(empty)`],
  ])('%j → %j', (text, expected) => {
    const validation = validateEmailList(text);
    expect(validation.ok ? validation.value : validation.message).toEqual(expected);
  });
});
