import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fromLatex, markupFromLatex } from './from-latex.ts';

test.each([
  ['M{\\"u}ller', 'Müller'],
  ["\\'{E}cole \\'Ecole {\\'E}cole", 'École École École'],
  ['G{\\"o}del, {\\o}re, \\AA{}rhus, Stra{\\ss}e', 'Gödel, øre, Århus, Straße'],
  ["Chlo{\\'\\i}", 'Chloí'],
  ['\\v{C}apek and \\c{c}a', 'Čapek and ça'],
  ['R\\&D at 5\\% \\{ok\\}', 'R&D at 5% {ok}'],
  ['{DNA} in the {Sea}', 'DNA in the Sea'],
  ["pages 1--2 --- ``so''", 'pages 1–2 — "so"'],
  ['\\LaTeX{} and more', 'and more'],
  [
    'a\\textasciitilde{}b C:\\textbackslash{}temp x\\textasciicircum{}2 \\textbraceleft{}y\\textbraceright{} z\\_1',
    'a~b C:\\temp x^2 {y} z_1',
  ],
])('%j is %j', (latex, text) => {
  expect(fromLatex(latex)).toBe(text);
});

test.each([
  ['CO$_2$ and $10^{13}$', 'CO<sub>2</sub> and 10<sup>13</sup>'],
  ['\\emph{In vitro} \\& $a < b$', '<i>In vitro</i> &amp; a &lt; b'],
])('%j is marked up as %j', (latex, text) => {
  expect(markupFromLatex(latex)).toBe(text);
});

test('no text makes it fail, and no command or brace of the language stays', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fromLatex(text.replaceAll('\\', ''))).not.toMatch(/[{}]/);
      expect(typeof markupFromLatex(text)).toBe('string');
    }),
  );
});
