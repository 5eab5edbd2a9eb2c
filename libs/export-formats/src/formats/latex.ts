import { markedRuns } from '@open-discovery/model';
import type { TextMark } from '@open-discovery/model';

/** Characters that LaTeX takes for commands. Escaped braces would still count as braces in BibTeX: so words. */
const WRITTEN: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
};

const COMMAND = {
  sup: 'textsuperscript',
  sub: 'textsubscript',
  i: 'textit',
  b: 'textbf',
} as const satisfies Record<TextMark, string>;

/**
 * Text as LaTeX prints it: nothing in it is ever run.
 * @example escapeLatex('R&D at 5 %') // 'R\\&D at 5 \\%'
 */
export const escapeLatex = (text: string): string =>
  text.replace(/[\\{}~^$&#_%]/g, (character) => WRITTEN[character] ?? character);

/** Marked text with LaTeX's commands for the four marks. */
export const markedLatex = (marked: string): string =>
  markedRuns(marked)
    .map(({ text, marks }) =>
      marks.reduceRight((inner, mark) => `\\${COMMAND[mark]}{${inner}}`, escapeLatex(text)),
    )
    .join('');
