const TAG = { tags: ['Uploads'] };
const text = (description: string) => ({ type: 'string', description });
const pathOf = (parameters: Readonly<Record<string, string>>) => ({
  type: 'object',
  required: Object.keys(parameters),
  properties: Object.fromEntries(
    Object.entries(parameters).map(([name, description]) => [name, text(description)]),
  ),
});
const picture = { type: 'string', format: 'binary' };

/** How the documentation describes the upload. */
export const UPLOAD_DOC = {
  ...TAG,
  summary: 'Upload a picture, e.g. a logo',
  description:
    'PNG, JPEG, WebP or SVG, told by what stands in the file. SVG is cleaned of whatever acts or fetches.',
  consumes: ['multipart/form-data'],
  params: pathOf({ type: 'Type of the portal', pid: 'The portal that it is for' }),
  body: { type: 'object', required: ['file'], properties: { file: picture } },
  response: {
    200: {
      description: 'The file is kept under this name',
      type: 'object',
      required: ['filename'],
      properties: { filename: text('To be downloaded by, and the logoUrl of an uploaded logo') },
    },
    400: { description: 'The picture is damaged, has too many pixels, or no file was sent' },
    401: { description: 'Nobody is logged in' },
    403: { description: 'Whoever is logged in may not change this portal' },
    413: { description: 'The file is too large' },
    415: { description: 'The file is none of these pictures' },
  },
};

/** How the documentation describes the download. */
export const DOWNLOAD_DOC = {
  ...TAG,
  summary: 'An uploaded picture',
  description: 'placeholder.svg is the picture that stands in for a logo.',
  params: pathOf({ filename: 'Name that the upload answered' }),
  response: {
    200: { description: 'The picture', ...picture },
    404: { description: 'There is no such picture; the placeholder is sent instead', ...picture },
  },
};
