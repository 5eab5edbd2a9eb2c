import type { Facts } from '../facts/facts.ts';
import { formatIssued } from '../facts/issued.ts';
import { citeAs, pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import { agent } from './schema-org.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { withoutEmpty } from './without-empty.ts';

/** Formats software as CodeMeta 3. Source: codemeta.github.io, terms. */
export const toCodeMeta = (facts: Facts, publicUrls: PublicUrls): JsonLdNode => {
  const record = facts.item.kind === 'product' ? facts.item.record : null;
  const grant = facts.grants[0];
  return {
    '@context': 'https://w3id.org/codemeta/3.0',
    '@type': 'SoftwareSourceCode',
    '@id': citeAs(facts, publicUrls),
    url: pageAddress(facts, publicUrls),
    name: facts.title,
    ...withoutEmpty({
      identifier: facts.identifiers.map(({ url }) => url),
      description: facts.description,
      author: facts.creators.map(agent),
      datePublished: facts.issued && formatIssued(facts.issued),
      publisher: facts.publisher && { '@type': 'Organization', name: facts.publisher },
      keywords: facts.subjects,
      license: facts.license?.spdx ? `https://spdx.org/licenses/${facts.license.spdx}` : facts.license?.url,
      version: facts.version,
      codeRepository: record?.codeRepositoryUrl,
      programmingLanguage: record?.programmingLanguage,
      softwareHelp: record?.documentationUrls?.[0],
      funding: grant?.code,
      funder: grant?.funder ? { '@type': 'Organization', name: grant.funder } : null,
    }),
  };
};
