import {
  formatsOf,
  formatSignposts,
  isRecordFormat,
  LINKSET_FORMATS,
  linkHeader,
  linksetJson,
  linksetText,
  namesRelated,
  RECORD_FORMATS,
  recordLinkset,
  writeRecord,
} from '@open-discovery/export-formats';
import type { PublicUrls } from '@open-discovery/export-formats';
import type { LinkedRecord } from '@open-discovery/model';
import type { FastifyInstance } from 'fastify';
import { fileSchema } from '../http/add-file-route.ts';
import { addCachedRoute, pathParameter } from '../http/add-route.ts';
import type { RouteDependencies } from '../http/add-route.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Collection } from '../graph/parameters/collections.ts';
import { FORMATS_TAG } from '../graph/extension-tag.ts';
import { fetchRelatedGroups } from '../graph/fetch-related-groups.ts';
import type { RelatedGroup } from '../graph/fetch-related-groups.ts';
import { findRecord } from '../graph/find-records.ts';
import { recordAnswerOf } from '../graph/record-answers.ts';
import { contentTypeOf } from '../http/content-type.ts';
import { outputSchema } from '../http/json-schema.ts';
import { withArticle } from '../graph/with-article.ts';

const SUMMARIES = [
  ...Object.entries(RECORD_FORMATS).map(([name, { title }]) => `${name} (${title})`),
  ...Object.entries(LINKSET_FORMATS).map(([name, { title }]) => `${name} (${title})`),
];

const MEDIA_TYPES = [
  ...Object.values(RECORD_FORMATS).map(({ mediaTypes }) => mediaTypes[0]),
  ...Object.values(LINKSET_FORMATS).map(({ mediaType }) => mediaType),
];

interface FormattedRecord {
  readonly mediaType: string;
  readonly text: string;
}

const isLinkset = (word: string): word is keyof typeof LINKSET_FORMATS =>
  Object.hasOwn(LINKSET_FORMATS, word);

/** Writes a record in a format; `null` if it is not available in the format. */
const formatRecord = async (
  item: LinkedRecord,
  format: string,
  publicUrls: PublicUrls,
  fetchRelated: () => Promise<readonly RelatedGroup[]>,
): Promise<FormattedRecord | null> => {
  if (isLinkset(format)) {
    const contexts = recordLinkset(item, publicUrls);
    const text = format === 'linkset' ? linksetText(contexts) : JSON.stringify(linksetJson(contexts));
    return { mediaType: LINKSET_FORMATS[format].mediaType, text };
  }
  if (!isRecordFormat(format) || !formatsOf(item).includes(format)) return null;
  const groups = namesRelated(format) ? await fetchRelated() : [];
  const related = groups.flatMap(({ relation, results }) =>
    results.map((other) => ({ relation, item: other })),
  );
  return {
    mediaType: RECORD_FORMATS[format].mediaTypes[0],
    text: writeRecord(item, format, publicUrls, related),
  };
};

/** Adds the route for single records of a collection in all formats. */
export const addRecordFormatRoute = (
  app: FastifyInstance,
  dependencies: RouteDependencies,
  { kind, path, name }: Collection,
): void => {
  const { engine, publicUrls } = dependencies;
  const route = {
    url: `/${path}/:id/as/:format`,
    tag: FORMATS_TAG,
    summary: `Get ${withArticle(name.toLowerCase())} in a format`,
    description: `Formats: ${SUMMARIES.join(', ')}. CodeMeta and CFF are for software only.`,
    path: { id: 'OpenAIRE id', format: 'Name of the format' },
  };
  addCachedRoute(app, dependencies, route, {
    schema: {
      content: {
        ...Object.fromEntries(MEDIA_TYPES.map((type) => [type, fileSchema(type)])),
        [RECORD_FORMATS.json.mediaTypes[0]]: { schema: outputSchema(recordAnswerOf(kind)) },
      },
    },
    reply: async (_query, request, reply) => {
      const id = pathParameter(request, 'id');
      const found = await findRecord(id, engine);
      if (found?.kind !== kind) throw new ApiError(404, `${name} with id: ${id} not found`);
      const format = pathParameter(request, 'format');
      const formatted = await formatRecord(found, format, publicUrls, () =>
        fetchRelatedGroups(engine, found.record.id),
      );
      if (formatted === null)
        throw new ApiError(
          404,
          `This record has no format '${format}'. Available: ${[...formatsOf(found), ...Object.keys(LINKSET_FORMATS)].join(', ')}`,
        );
      // Send bytes, because Fastify would serialize the text of a JSON format again.
      const links = linkHeader(formatSignposts(found, publicUrls));
      if (links !== '') void reply.header('link', links);
      void reply.type(contentTypeOf(formatted.mediaType));
      return Buffer.from(formatted.text);
    },
  });
};
