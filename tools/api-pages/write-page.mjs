import { format } from 'prettier';

const GROUPS = ['Functions', 'Values', 'Types'];
const LINE_CHARACTERS = 100;

const byName = (a, b) => (a.name < b.name ? -1 : 1);

const codeBlock = async (code) => {
  const laidOut = await format(code, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: LINE_CHARACTERS,
  });
  return `\`\`\`ts\n${laidOut.trimEnd()}\n\`\`\``;
};

/** Returns an example as a code block, formatted as in the source. */
const exampleBlock = (example) => `\`\`\`ts\n${example}\n\`\`\``;

const section = async ({ name, code, sentence, parameters, examples }) =>
  [
    `### ${name}`,
    sentence,
    parameters.map((parameter) => `- ${parameter}`).join('\n'),
    await codeBlock(code),
    ...examples.map(exampleBlock),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

const groupSections = async (group, exports) => {
  const members = exports.filter((exported) => exported.group === group).sort(byName);
  return members.length === 0 ? [] : [`## ${group}`, ...(await Promise.all(members.map(section)))];
};

const entrySections = async ({ name, exports }) => {
  const groups = await Promise.all(GROUPS.map((group) => groupSections(group, exports)));
  return [`# ${name}`, ...groups.flat()];
};

const asSentence = (text) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** Returns the page of a library: every export of every entry with its code, description and examples. */
export const writePage = async ({ description, readme, entries }) => {
  const [[title, ...first], ...others] = await Promise.all(entries.map(entrySections));
  const introduction = `${asSentence(description)} The [README](${readme}) describes its purpose and installation. “Spec” is the [specification](../specification.md).`;
  return `${[title, introduction, ...first, ...others.flat()].join('\n\n')}\n`;
};

export const writeIndex = (libs) => {
  const rows = libs.map(({ name, page, description }) => `| [${name}](${page}) | ${description} |`);
  const introduction =
    'All exports of the public libraries. Generated from the docblocks by `node tools/api-pages.mjs`.';
  const modules =
    'They are ES modules for browsers and Node.js 20.19 or newer, where CommonJS code can `require` them. TypeScript resolves them with `nodenext`, `node20` or `bundler`.';
  return `# API\n\n${introduction}\n\n${modules}\n\n| library | purpose |\n|---|---|\n${rows.join('\n')}\n`;
};
