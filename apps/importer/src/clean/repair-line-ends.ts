/**
 * LaTeX commands that begin with `n`: after a backslash they are read as commands, although a word may be
 * meant.
 */
const COMMANDS =
  'abla|atural|cong|e|earrow|eg|eq|eqno|ewcommand|ewline|exists|geq|gtr|i|leq|less|mid|oalign|ocite|oindent|' +
  'olimits|onumber|ormalfont|ormalsize|orm|ot|otag|ote|otin|parallel|prec|rightarrow|leftarrow|sim|subset|' +
  'subseteq|succ|supset|supseteq|u|ull|umberwithin|warrow';
const LINE_END = new RegExp(
  String.raw`(?:\\r)?\\n(?!(?:${COMMANDS})(?![a-z])|Leftarrow|Rightarrow|V[Dd]ash)`,
  'g',
);
/** Before a letter it may be `\tau`, or almost any other command. */
const TAB = /(?:\\t){2,}|\\t(?![A-Za-z])/g;

/**
 * Decodes line ends and tabs that a source wrote as escapes of a programming language, where LaTeX cannot be
 * meant.
 * @example repairLineEnds('Background\\r\\nUse of \\nu') // 'Background\nUse of \\nu'
 */
export const repairLineEnds = (text: string): string =>
  text.includes('\\') ? text.replaceAll(LINE_END, '\n').replaceAll(TAB, ' ') : text;
