import { isUnknownSource } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { lines } from '../facts/clean-text.ts';
import { filesOf } from '../facts/files-of.ts';
import type { Facts } from '../facts/facts.ts';
import { pageAddress } from '../public-urls.ts';
import type { PublicUrls } from '../public-urls.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { withoutEmpty } from './without-empty.ts';

/** The size is that of all files together, so it describes a single file, or the page of the data set. */
const downloadsOf = (facts: Facts, product: ResearchProduct, publicUrls: PublicUrls): JsonLdNode[] => {
  const files = filesOf(facts);
  const contentSize = lines([product.size])[0];
  if (files.length > 0)
    return files.map(({ url, mediaType }) => ({
      '@type': 'DataDownload',
      contentUrl: url,
      encodingFormat: mediaType,
      ...(files.length === 1 && contentSize ? { contentSize } : {}),
    }));
  const encodingFormat = lines(product.formats);
  if (encodingFormat.length === 0 && !contentSize) return [];
  const url = facts.urls[0] ?? pageAddress(facts, publicUrls);
  return [{ '@type': 'DataDownload', url, ...withoutEmpty({ encodingFormat, contentSize }) }];
};

/** The repositories that have a copy of a data set. */
const catalogsOf = ({ instances }: ResearchProduct): JsonLdNode[] =>
  lines((instances ?? []).map(({ hostedBy }) => hostedBy?.value))
    .filter((name) => !isUnknownSource(name))
    .map((name) => ({ '@type': 'DataCatalog', name }));

/** Returns the schema.org properties that only data sets or only software have: downloads and catalogs, code. */
export const partsOf = (facts: Facts, publicUrls: PublicUrls) => {
  if (facts.item.kind === 'product' && facts.kind === 'dataset')
    return {
      distribution: downloadsOf(facts, facts.item.record, publicUrls),
      includedInDataCatalog: catalogsOf(facts.item.record),
    };
  return facts.item.kind === 'product' && facts.kind === 'software'
    ? {
        codeRepository: facts.item.record.codeRepositoryUrl,
        programmingLanguage: facts.item.record.programmingLanguage,
      }
    : {};
};
