import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { committedFiles, plainEnvironment, ROOT } from '../checks/repository.ts';

const SCOPE = '@open-discovery';
const LIMIT_MS = 120_000;

/** A Git repository with the files of this one, in a temporary folder. */
export interface ScratchCopy {
  readonly folder: string;
  /** Runs Node.js with these arguments in the copy; returns its exit code and output. */
  readonly runNode: (...args: readonly string[]) => { readonly code: number; readonly output: string };
  /** Makes a package of the copy importable by its name. */
  readonly linkMember: (folder: string) => void;
  readonly git: (...args: readonly string[]) => string;
  readonly dispose: () => void;
}

/** Links a folder; a file is copied, because links to files need a privilege on Windows. */
const link = (from: string, to: string): void => {
  if (statSync(from).isDirectory()) symlinkSync(from, to, 'junction');
  else cpSync(from, to);
};

const linkAll = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from))
    if (entry !== SCOPE && entry !== '.cache') link(path.join(from, entry), path.join(to, entry));
};

const linkMember = (copy: string, folder: string): void => {
  const scope = path.join(copy, 'node_modules', SCOPE);
  mkdirSync(scope, { recursive: true });
  link(path.join(copy, folder), path.join(scope, path.basename(folder)));
};

const copyFiles = (copy: string): void => {
  const files = committedFiles();
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(copy, file));
  }
  linkAll(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  for (const file of files.filter(
    (each) => path.basename(each) === 'package.json' && each !== 'package.json',
  )) {
    const folder = path.dirname(file);
    linkMember(copy, folder);
    const installed = path.join(ROOT, folder, 'node_modules');
    if (existsSync(installed)) linkAll(installed, path.join(copy, folder, 'node_modules'));
  }
};

/** Copies this repository. Installed packages are linked; packages of the workspace are those of the copy. */
export const createScratchCopy = (): ScratchCopy => {
  const copy = mkdtempSync(path.join(tmpdir(), 'open-discovery-copy-'));
  const spawn = (program: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: copy,
      env: { ...plainEnvironment(), NX_WORKSPACE_DATA_DIRECTORY: path.join(copy, '.nx/workspace-data') },
      encoding: 'utf8',
      timeout: LIMIT_MS,
    });
    return { code: status ?? 1, output: `${stdout}${stderr}` };
  };
  const git = (...args: readonly string[]): string => {
    const { code, output } = spawn('git', [
      '-c',
      'user.name=check',
      '-c',
      'user.email=check@localhost',
      ...args,
    ]);
    if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
    return output;
  };
  copyFiles(copy);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', 'state');
  return {
    folder: copy,
    git,
    runNode: (...args) => spawn(process.execPath, args),
    linkMember: (folder) => linkMember(copy, folder),
    dispose: () => rmSync(copy, { recursive: true, force: true }),
  };
};
