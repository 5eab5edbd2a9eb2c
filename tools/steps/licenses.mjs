/** Licenses under which the product may contain a package: they only ask for their notice. */
const IN_PRODUCT = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Licenses of tools in addition: they ask for more when a package is changed or distributed, which nobody does. */
const IN_TOOLS = new Set([...IN_PRODUCT, 'CC-BY-4.0', 'MPL-2.0', 'PSF-2.0', 'Python-2.0', 'Zlib']);

/** Packages with another license, and why they are used nevertheless. */
const EXCEPTIONS = {
  citeproc: {
    license: 'CPAL-1.0 OR AGPL-1.0',
    why: 'used unchanged, and attributed in docs/third-party-notices.md as CPAL 1.0 asks',
  },
  busboy: { license: undefined, why: 'of the S3 server of the tests; MIT, named in an older field' },
  'humanize-number': { license: undefined, why: 'of the S3 server of the tests; MIT, named in its readme' },
  only: { license: undefined, why: 'of the S3 server of the tests; MIT, named in its readme' },
  streamsearch: { license: undefined, why: 'of the S3 server of the tests; MIT, named in an older field' },
  union: { license: undefined, why: 'a tool under MIT, named in its file LICENSE only' },
};

/**
 * Reports whether a license expression allows what a set of licenses allows.
 *
 * @example isAllowed('(MIT OR GPL-3.0)', new Set(['MIT'])); // true
 */
const isAllowed = (expression, allowed) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.has(license.trim())));

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const isException = (name, license) => name in EXCEPTIONS && EXCEPTIONS[name].license === license;

/** Returns the installed packages of a lock file whose license is unknown or not allowed, one line for each. */
export const licenseProblems = ({ packages }) =>
  Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { license, dev }]) => ({ name: nameOf(place), license, isTool: dev === true }))
    .filter(({ name, license }) => !isException(name, license))
    .filter(({ license, isTool }) => !isAllowed(license ?? 'none', isTool ? IN_TOOLS : IN_PRODUCT))
    .map(
      ({ name, license, isTool }) =>
        `${name}: ${license ?? 'no license'}, in ${isTool ? 'the tools' : 'the product'}`,
    );
