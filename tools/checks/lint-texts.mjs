// Lints texts as the content of files: JSON from the standard input, `[{ file, text }]`; prints ESLint's messages of each.
import { ESLint } from 'eslint';
import { text as readAll } from 'node:stream/consumers';

const eslint = new ESLint();
const results = [];
for (const { file, text } of JSON.parse(await readAll(process.stdin))) {
  const [result] = await eslint.lintText(text, { filePath: file });
  results.push(result?.messages ?? []);
}
process.stdout.write(JSON.stringify(results));
