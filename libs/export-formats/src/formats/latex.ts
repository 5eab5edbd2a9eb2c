import { markedRuns } from '@open-discovery/model';
import type { TextMark } from '@open-discovery/model';

/**
 * Special characters of LaTeX. Escaped braces would still count as braces in BibTeX, so they are written as
 * commands.
 */
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
 * Escapes a text so that LaTeX prints it literally.
 * @example escapeLatex('R&D at 5 %') // 'R\\&D at 5 \\%'
 */
export const escapeLatex = (text: string): string =>
  text.replace(/[\\{}~^$&#_%]/g, (character) => WRITTEN[character] ?? character);

/** Converts marked text to LaTeX with commands for the four marks. */
export const markedLatex = (marked: string): string =>
  markedRuns(marked)
    .map(({ text, marks }) =>
      marks.reduceRight((inner, mark) => `\\${COMMAND[mark]}{${inner}}`, escapeLatex(text)),
    )
    .join('');
