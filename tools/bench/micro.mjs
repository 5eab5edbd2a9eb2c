#!/usr/bin/env node
// `npm run bench:micro`: our parsers beside the packages that people use for the same today, on the same inputs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import doiRegex from 'doi-regex';
import lucene from 'lucene';
import orcid from 'orcid-utils';
import { Bench } from 'tinybench';
import validator from 'validator';
import { build } from '../steps/nx.mjs';
import { runScript } from '../steps/stop.mjs';
import { ROOT } from '../steps/workspace.mjs';
import { ADDRESSES, DOIS, EMAILS, ORCIDS, QUERY_TEXTS, TYPED } from './micro-inputs.mjs';

const TIME_MS = 1_000;

/** As built, because that is what other teams run. */
const built = (lib) => import(pathToFileURL(path.join(ROOT, 'libs', lib, 'dist/index.js')).href);

const doesNotThrow = (check) => (text) => {
  try {
    check(text);
    return true;
  } catch {
    return false;
  }
};

/** Groups of competitors; the first is ours. Each says of a text whether it takes it. */
const groups = ({ identifiers, validators, searchFields }) => {
  const anywhere = doiRegex();
  const { findIdentifiers, parseIdentifier, parseDoi, parseOrcid } = identifiers;
  return [
    [
      'DOIs',
      DOIS,
      {
        parseDoi: (text) => parseDoi(text) !== null,
        parseIdentifier: (text) => parseIdentifier(text) !== null,
        findIdentifiers: (text) => findIdentifiers(text).length > 0,
        'doi-regex (match)': (text) => text.match(anywhere) !== null,
      },
    ],
    [
      'ORCID ids',
      ORCIDS,
      {
        parseOrcid: (text) => parseOrcid(text)?.checkDigits === 'valid',
        parseIdentifier: (text) => parseIdentifier(text)?.checkDigits === 'valid',
        'orcid-utils (isValid)': (text) => orcid.isValid(text),
      },
    ],
    ['a search box', TYPED, { parseIdentifier: (text) => parseIdentifier(text) !== null }],
    [
      'web addresses',
      ADDRESSES,
      {
        validateUrl: (text) => validators.validateUrl(text).ok,
        'validator (isURL)': (text) => validator.isURL(text),
      },
    ],
    [
      'e-mail addresses',
      EMAILS,
      {
        validateEmail: (text) => validators.validateEmail(text).ok,
        'validator (isEmail)': (text) => validator.isEmail(text),
      },
    ],
    [
      'query texts',
      QUERY_TEXTS,
      {
        parseQueryText: (text) => searchFields.parseQueryText(text).problems.length === 0,
        'lucene (parse)': doesNotThrow((text) => lucene.parse(text)),
      },
    ],
  ];
};

const measure = async (inputs, competitors) => {
  const bench = new Bench({ time: TIME_MS, warmupTime: TIME_MS / 5 });
  for (const [name, takes] of Object.entries(competitors)) bench.add(name, () => inputs.forEach(takes));
  await bench.run();
  return bench.tasks.map(({ name, result }) => ({
    name,
    perSecond: (1_000 / result.latency.p50) * inputs.length,
    taken: inputs.filter(competitors[name]).length,
  }));
};

const print = (title, inputs, rows) => {
  console.log(`\n${title} (${inputs.length} texts)`);
  for (const { name, perSecond, taken } of rows) {
    const ratio = (perSecond / rows[0].perSecond).toFixed(2);
    const speed = Math.round(perSecond).toLocaleString('en').padStart(12);
    console.log(
      `  ${name.padEnd(24)}${speed} per second  ${ratio.padStart(6)} ×  takes ${taken} of ${inputs.length}`,
    );
  }
};

await runScript(async () => {
  await build(['identifiers', 'validators', 'search-fields']);
  const [identifiers, validators, searchFields] = await Promise.all(
    ['identifiers', 'validators', 'search-fields'].map(built),
  );
  for (const [title, inputs, competitors] of groups({ identifiers, validators, searchFields }))
    print(title, inputs, await measure(inputs, competitors));
});
