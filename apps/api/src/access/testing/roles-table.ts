import { GROUPS, PERMISSIONS } from '../permissions.ts';
import type { Group } from '../permissions.ts';

const GROUP_NAMES = [
  'user',
  'claimsCurator',
  'userManager',
  'editor',
  'member',
  'manager',
  'curator',
  'administrator',
] as const satisfies readonly Group[];

/** Returns the table of docs/roles.md as lines of Markdown: each action and who may perform it. */
export const rolesTable = (): string[] => {
  const cells = (action: string, title: string, to: 'anyone' | readonly Group[]): string => {
    const marks = GROUP_NAMES.map((group) => (to === 'anyone' || to.includes(group) ? 'yes' : ''));
    return `| \`${action}\` | ${title} | ${to === 'anyone' ? 'yes' : ''} | ${marks.join(' | ')} |`;
  };
  const heads = ['Action', 'What', 'anyone', ...GROUP_NAMES.map((group) => GROUPS[group].title)];
  return [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => ' --- |').join('')}`,
    ...Object.entries(PERMISSIONS).map(([action, { title, to }]) => cells(action, title, to)),
  ];
};
