// Lints texts as the content of files: JSON from the standard input, `[{ file, text }]`; prints ESLint's messages of each.
// Leaves out the rules that need types: they would check the types of every project that has one of the files.
import { ESLint } from 'eslint';
import { text as readAll } from 'node:stream/consumers';
import tseslint from 'typescript-eslint';

const untyped = [{ files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.disableTypeChecked] }];
const eslint = new ESLint({ overrideConfig: tseslint.config(...untyped) });
const results = [];
for (const { file, text } of JSON.parse(await readAll(process.stdin))) {
  const [result] = await eslint.lintText(text, { filePath: file });
  results.push(result?.messages ?? []);
}
process.stdout.write(JSON.stringify(results));
