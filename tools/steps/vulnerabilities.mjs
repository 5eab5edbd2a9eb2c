const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'];

/** The least severity that fails: of packages in the product, and of those that only build and test it. */
const LEAST = { product: 'moderate', tools: 'high' };

const isAtLeast = (severity, least) => SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(least);

const fixOf = (fix) => {
  if (fix === true) return 'npm audit fix';
  return fix ? `${fix.name} ${fix.version}` : 'no fix so far';
};

/**
 * Returns the known vulnerabilities in two reports of `npm audit --json`, one of the product and one of everything: a line
 * for each, and whether it fails. Returns `null` if the registry did not answer.
 */
export const readVulnerabilities = ({ product, all }) => {
  if (!product.vulnerabilities || !all.vulnerabilities) return null;
  return Object.values(all.vulnerabilities).map(({ name, severity, range, fixAvailable }) => {
    const place = name in product.vulnerabilities ? 'product' : 'tools';
    return {
      line: `${name} ${range}: ${severity}, in the ${place}; fixed by: ${fixOf(fixAvailable)}`,
      isFailure: isAtLeast(severity, LEAST[place]),
    };
  });
};
