import { objectOf, orDefault, orNull, readFlag, readList, readObject, readText } from '@open-discovery/http';
import type { Endpoint, Parse, Reader } from '@open-discovery/http';
import type { PortalLayout, PublicPortal } from '@open-discovery/model';
import { ENABLED, LAYOUT } from './answers.ts';
import { below, getPublic } from './call.ts';
import type { PortalKey } from './portal-key.ts';

type Report = Parameters<Parse<unknown>>[1];

const readPage = objectOf<PublicPortal['pages'][number]>({
  ...ENABLED,
  route: readText,
  hasContent: orDefault(readFlag, false),
  robots: orDefault(readText, 'index'),
  portalPid: orDefault(orNull(readText), null),
});
const readEntity = objectOf<PublicPortal['entities'][number]>({ ...ENABLED, pid: readText });
const readLayout = objectOf<PortalLayout>(LAYOUT);

/** Reads a value into a list of one, or reports it and returns none. */
const readKnown = <T>(read: Reader<T>, json: unknown, path: string, report: Report): readonly T[] => {
  try {
    return [read(json, path)];
  } catch (error) {
    report?.({ path, id: null, problem: error instanceof Error ? error.message : String(error) });
    return [];
  }
};

const readItems = <T>(
  read: Reader<T>,
  list: readonly unknown[],
  path: string,
  report: Report,
): readonly T[] => list.flatMap((item, index) => readKnown(read, item, `${path}[${String(index)}]`, report));

/** Reads the fields that this version knows; the others have their defaults. */
const readKnownLayout = (json: unknown, report: Report): PortalLayout | null => {
  const [fields] = readKnown(readObject, json, 'layout', report);
  if (fields === undefined) return null;
  const known = Object.entries<Reader<unknown>>(LAYOUT).filter(
    ([field, read]) => readKnown(read, fields[field], `layout.${field}`, report).length > 0,
  );
  return readLayout(Object.fromEntries(known.map(([field]) => [field, fields[field]])), 'layout');
};

const parsePublicPortal: Parse<PublicPortal> = (json, report) => {
  const { name, layout, pages, entities } = readObject(json, 'answer');
  return {
    name: readKnown(orDefault(readText, ''), name, 'name', report)[0] ?? '',
    layout: layout === undefined || layout === null ? null : readKnownLayout(layout, report),
    pages: readItems(readPage, readList(pages, 'answer.pages'), 'pages', report),
    entities: readItems(
      readEntity,
      readKnown(readList, entities ?? [], 'entities', report).flat(),
      'entities',
      report,
    ),
  };
};

/**
 * Returns what visitors see of a portal. The request is that of `getFullPortal`, but the response needs no more than
 * Spec §7 has: pages, with their routes and whether they are enabled. Parts that this version cannot read are left out
 * and reported, so that a newer admin tool does not disable the whole portal. What is left out is disabled.
 * @example getPublicPortal({ type: 'community', pid: 'tides' }) // GET community/tides/full
 */
export const getPublicPortal = (portal: PortalKey): Endpoint<PublicPortal> => ({
  ...getPublic(below(portal, 'full'), readObject),
  parse: parsePublicPortal,
});
