import { LOGIN_REQUIRED } from '../docs/security.ts';

const TAG = { tags: ['Uploads'] };
const text = (description: string) => ({ type: 'string', description });
const pathOf = (parameters: Readonly<Record<string, string>>) => ({
  type: 'object',
  required: Object.keys(parameters),
  properties: Object.fromEntries(
    Object.entries(parameters).map(([name, description]) => [name, text(description)]),
  ),
});
const image = { type: 'string', format: 'binary' };
const images = (...mediaTypes: string[]) =>
  Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema: image }]));

/** The OpenAPI description of the upload. */
export const UPLOAD_SCHEMA = {
  ...TAG,
  ...LOGIN_REQUIRED,
  summary: 'Uploads an image, such as a logo',
  description:
    'PNG, JPEG, WebP or SVG; the type is detected from the content. Scripts and external references are removed from SVG.',
  consumes: ['multipart/form-data'],
  params: pathOf({ type: 'Type of the portal', pid: 'Pid of the portal' }),
  body: { type: 'object', required: ['file'], properties: { file: image } },
  response: {
    200: {
      description: 'The name of the stored file',
      type: 'object',
      required: ['filename'],
      properties: { filename: text('Name for downloads, and logoUrl of an uploaded logo') },
    },
    400: { description: 'The image is damaged or has too many pixels, or no file was sent' },
    401: { description: 'The caller is not logged in' },
    403: { description: 'The caller may not edit this portal' },
    404: { description: 'There is no such portal type' },
    413: { description: 'The file is too large' },
    415: { description: 'The file is not a supported image' },
    507: { description: 'The space for files on the server is full' },
  },
};

/** The OpenAPI description of the download. */
export const DOWNLOAD_SCHEMA = {
  ...TAG,
  summary: 'Downloads an uploaded image',
  description: 'placeholder.svg is the placeholder for a missing logo.',
  params: pathOf({ filename: 'Name from the response of the upload' }),
  response: {
    200: {
      description: 'The image',
      content: images('image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'),
    },
    404: {
      description: 'The image does not exist; the body is the placeholder',
      content: images('image/svg+xml'),
    },
  },
};
