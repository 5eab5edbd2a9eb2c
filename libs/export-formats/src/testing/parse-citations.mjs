// Reads BibTeX or RIS from its input by citation-js and writes CSL-JSON. A separate process: Jest can't load it.
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { text } from 'node:stream/consumers';

const texts = JSON.parse(await text(process.stdin));
const parsed = texts.map((one) =>
  plugins.input.chain(one, { generateGraph: false, forceType: process.argv[2] }),
);
process.stdout.write(JSON.stringify(parsed));
