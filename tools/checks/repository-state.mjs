// Prints what the whole repository looks like as one word: the checks' results may be reused only while it stays the same.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
const hash = createHash('sha256');
for (const file of execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').sort())
  if (file && existsSync(path.join(root, file)))
    hash.update(file).update(readFileSync(path.join(root, file)));
console.log(hash.digest('hex'));
