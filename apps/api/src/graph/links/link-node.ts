import { parseIdentifier } from '@open-discovery/identifiers';
import { plainText } from '@open-discovery/model';
import type { Author, ResearchProduct } from '@open-discovery/model';

interface LinkIdentifier {
  readonly id: string;
  readonly idScheme: string;
  readonly idUrl: string | null;
}

const identifier = (scheme: string | null | undefined, id: string): LinkIdentifier => ({
  id,
  idScheme: scheme || 'unknown',
  idUrl: parseIdentifier(id)?.url ?? null,
});

const nodeAuthor = ({ fullName, pid }: Author) => ({
  name: fullName,
  identifiers: pid?.id.value ? [identifier(pid.id.scheme, pid.id.value)] : [],
});

/** Converts a product to an end of a link, in the format of the Graph API. */
export const linkNode = (product: ResearchProduct) => ({
  identifiers: [
    ...(product.pids ?? []).map(({ scheme, value }) => identifier(scheme, value)),
    { id: product.id, idScheme: 'openaireIdentifier', idUrl: null },
  ],
  title: plainText(product.mainTitle ?? ''),
  type: product.type,
  instanceType: product.instances?.[0]?.type ?? null,
  publicationDate: product.publicationDate ?? null,
  authors: (product.authors ?? []).map(nodeAuthor),
  collectedFrom: (product.collectedFrom ?? []).map(({ key, value }) => ({
    name: value ?? key ?? '',
    identifiers: key ? [{ id: key, idScheme: 'openaireIdentifier', idUrl: null }] : [],
  })),
});
