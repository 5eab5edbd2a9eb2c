import type { Facts } from './facts.ts';

interface WorkFile {
  readonly url: string;
  readonly mediaType: string;
}

/** Media types by the extensions that files of works have. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '7z': 'application/x-7z-compressed',
  bz2: 'application/x-bzip2',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  geojson: 'application/geo+json',
  gif: 'image/gif',
  gz: 'application/gzip',
  h5: 'application/x-hdf5',
  hdf5: 'application/x-hdf5',
  ipynb: 'application/x-ipynb+json',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  jsonl: 'application/jsonl',
  kml: 'application/vnd.google-earth.kml+xml',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  nc: 'application/x-netcdf',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  parquet: 'application/vnd.apache.parquet',
  pdf: 'application/pdf',
  png: 'image/png',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ps: 'application/postscript',
  rar: 'application/vnd.rar',
  rdf: 'application/rdf+xml',
  tar: 'application/x-tar',
  tgz: 'application/gzip',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  tsv: 'text/tab-separated-values',
  ttl: 'text/turtle',
  txt: 'text/plain',
  wav: 'audio/wav',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  xz: 'application/x-xz',
  zip: 'application/zip',
};

/** Resolvers of identifiers lead to pages, even if an identifier ends like a file. */
const RESOLVERS: ReadonlySet<string> = new Set([
  'doi.org',
  'dx.doi.org',
  'www.doi.org',
  'hdl.handle.net',
  'n2t.net',
]);
const NO_BASE = 'https://base.invalid';
const ARXIV_PDF = /^\/pdf\/[^/]+/;

const mediaTypeOf = (address: string): string | null => {
  // Addresses are absolute: the base is never used.
  if (!URL.canParse(address, NO_BASE)) return null;
  const { origin, pathname } = new URL(address, NO_BASE);
  const hostname = origin.replace(/^[a-z]+:\/\//, '');
  if (RESOLVERS.has(hostname)) return null;
  if (/^(?:www\.)?arxiv\.org$/.test(hostname) && ARXIV_PDF.test(pathname)) return 'application/pdf';
  const extension = /\.([a-z0-9]{2,7})$/i.exec(pathname)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(MEDIA_TYPES, extension) ? (MEDIA_TYPES[extension] ?? null) : null;
};

/**
 * Returns the addresses of a work that are files by their names, with their media types. All other addresses may be pages
 * about the work.
 */
export const filesOf = ({ item, urls }: Pick<Facts, 'item' | 'urls'>): WorkFile[] =>
  item.kind === 'product'
    ? urls.flatMap((url) => {
        const mediaType = mediaTypeOf(url);
        return mediaType === null ? [] : [{ url, mediaType }];
      })
    : [];
