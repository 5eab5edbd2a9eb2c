import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { replaceTex } from './replace-tex.ts';

test.each([
  ['a letter', String.raw`$\alpha$-decay and $S$ waves`, 'α-decay and S waves'],
  ['a root', String.raw`collisions at $\sqrt{s}=7$ TeV`, 'collisions at √s=7 TeV'],
  ['backslashes written twice', String.raw`$\\sqrt{s}$ = 183`, '√s = 183'],
  ['a script outside of its base', 'using 4.6 fb$^{−1}$', 'using 4.6 fb<sup>−1</sup>'],
  [
    'scripts and an arrow',
    String.raw`$H ^\pm \to \tau ^\pm \gamma_{\tau}$ decay`,
    'H<sup>±</sup> → τ<sup>±</sup>γ<sub>τ</sub> decay',
  ],
  ['a script in a script', '$x_{a_1}$', 'x<sub>a_1</sub>'],
  ['spaces as the source has them', String.raw`$\gamma > 2$ and $\beta=2$`, 'γ > 2 and β=2'],
  ['no TeX at all', 'spin-$1/2$ and $r>0$', 'spin-1/2 and r>0'],
  ['a typeface', String.raw`$k_{\rm B}T$ in $\mathcal{O}(n)$`, 'k<sub>B</sub>T in O(n)'],
  [
    'accents',
    String.raw`$\bar{B}^0$ and $\tilde{O}(\varepsilon^{-2})$`,
    'B̄<sup>0</sup> and Õ(ε<sup>-2</sup>)',
  ],
  ['a fraction', String.raw`$\frac{1}{2}$ and $\frac{a+b}{c}$`, '1/2 and (a+b)/c'],
  ['a function', String.raw`$n \log n$ and $O(\log n)$`, 'n log n and O(log n)'],
  ['marks of text', String.raw`\textit{E. coli} \emph{in vivo}`, '<i>E. coli</i> <i>in vivo</i>'],
])('%s', (_rule, text, expected) => {
  expect(replaceTex(text)).toBe(expected);
});

test.each([
  ['prices', 'between $5 and $6'],
  ['a range of prices', 'it costs $5–$6 or $10/$12'],
  ['a price before a formula that cannot be read', String.raw`$5, $\unknown{x}$`],
  ['a formula with an unknown command', String.raw`$\ca\subseteq s_0$`],
  ['a group that is not closed', '$x_{1$'],
  ['escaped dollars', String.raw`\$a_1\$`],
  ['one dollar', 'US$ and a_b'],
  ['a path', String.raw`C:\temp\emphasis`],
])('%s stay', (_rule, text) => {
  expect(replaceTex(text)).toBe(text);
});

test('a price does not hide the formula after it', () => {
  expect(replaceTex(String.raw`$5 for $\alpha$`)).toBe('$5 for α');
});

test('any text can be read', () => {
  const parts = fc.constantFrom(
    '$',
    '\\',
    '{',
    '}',
    '^',
    '_',
    'a',
    ' ',
    '\\frac',
    '\\sqrt',
    '\\alpha',
    '\\textit{',
  );
  fc.assert(
    fc.property(fc.array(parts), (all) => {
      expect(() => replaceTex(all.join(''))).not.toThrow();
    }),
  );
});

test('a text of nothing but backslashes is read once, not once from each of them', () => {
  const text = '\\'.repeat(500_000);
  expect(replaceTex(text)).toBe(text);
});
