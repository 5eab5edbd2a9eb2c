import { parseArxiv } from '@open-discovery/identifiers';
import type { Found } from '../format.ts';
import { KNOWN_SOURCES } from '../mapping/known-sources.ts';
import { productOf } from '../mapping/product-of.ts';
import type { Mapped, Row } from '../mapping/row.ts';
import { wordsOf } from '../mapping/text-rows.ts';
import { typesOf } from '../mapping/type-rows.ts';
import type { Work } from '../mapping/work.ts';

const VERSION = /v(\d+)$/;

/** Returns a row that takes the id of a work: all versions are one work, a preprint that everyone can read. */
export const arxivIdRow = (field: string, section: string): Row<Work> => ({
  field,
  section,
  to: 'pids, version, type, instances.type, bestAccessRight, instances.urls, instances.hostedBy',
  read: (values) => {
    const ids = wordsOf(values).flatMap((word) => parseArxiv(word)?.value ?? []);
    const works = ids.map((id) => id.replace(VERSION, ''));
    return {
      ids: works.map((value) => ({ scheme: 'arXiv', value })),
      urls: works.map((id) => `https://arxiv.org/abs/${id}`),
      versions: ids.flatMap((id) => VERSION.exec(id)?.[1] ?? []),
      ...typesOf(['preprint']),
      accessRights: ['OPEN'],
      hostedBy: [KNOWN_SOURCES.arxiv],
    };
  },
});

/** Returns the record of a mapped work of arXiv, under its id in OAI-PMH if it comes from there. */
export const productOfArxiv = (mapped: Mapped<Work>, localId?: string | null): readonly Found[] =>
  productOf(mapped, { format: 'arXiv', source: KNOWN_SOURCES.arxiv, namespace: 'arxiv', localId });
