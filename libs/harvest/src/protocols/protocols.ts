import type { Protocol } from '../protocol.ts';
import type { HarvestKind } from '../source.ts';
import { file, upload } from './file/file.ts';
import { crossref } from './json/crossref.ts';
import { datacite } from './json/datacite.ts';
import { openaire } from './json/openaire.ts';
import { openalex } from './json/openalex.ts';
import { orcid } from './json/orcid.ts';
import { ror } from './json/ror.ts';
import { oaiPmh } from './oai-pmh/oai-pmh.ts';

export const PROTOCOLS: Readonly<Record<HarvestKind, Protocol>> = {
  'oai-pmh': oaiPmh,
  openaire,
  datacite,
  crossref,
  openalex,
  orcid,
  ror,
  file,
  upload,
};
