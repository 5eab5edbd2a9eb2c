import type { PortalConfiguration } from '@open-discovery/config';
import type { SendResult } from '@open-discovery/http';
import type { PortalContent, PortalExport } from '@open-discovery/model';
import { uploadPicture } from '../../parts/upload-picture.ts';

/** The uploaded pictures of a portal file, as data URLs by the names that its content mentions. */
export type Pictures = Readonly<Record<string, string>>;

type Services = Pick<PortalConfiguration, 'addresses' | 'type' | 'pid'>;

const PICTURE = /^data:(image\/(?:png|jpeg|webp|svg\+xml));base64,([A-Za-z0-9+/=]+)$/;

const portalsOf = (file: PortalExport): readonly PortalContent[] => [file, ...(file.stakeholders ?? [])];

/** Returns the names of the pictures that a portal file mentions. */
const namesIn = (file: PortalExport): string[] =>
  portalsOf(file).flatMap(({ portal: { layout } }) =>
    layout?.isUpload && layout.logoUrl ? [layout.logoUrl] : [],
  );

/** Returns the pictures of an untrusted portal file; anything else in their place is left out. */
export const picturesIn = (json: unknown): Pictures =>
  Object.fromEntries(
    Object.entries(Object(Reflect.get(Object(json), 'pictures')) as Readonly<Record<string, unknown>>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && PICTURE.test(entry[1]),
    ),
  );

const toDataUrl = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${blob.type.split(';')[0] ?? ''};base64,${btoa(text)}`;
};

const toFile = (name: string, url: string): File => {
  const [, type = '', text = ''] = PICTURE.exec(url) ?? [];
  return new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, { type });
};

/** Downloads a picture of this installation; null where it has none of the name. */
const download = async ({ addresses }: Services, name: string): Promise<Blob | null> => {
  const answer = await fetch(`${addresses.download}/${encodeURIComponent(name)}`).catch(() => null);
  return answer?.ok ? answer.blob() : null;
};

/** Returns the pictures that a portal file mentions. */
export const picturesOf = async (services: Services, file: PortalExport): Promise<Pictures> => {
  const entries = namesIn(file).map(async (name) => {
    const blob = await download(services, name);
    return blob === null ? [] : [[name, await toDataUrl(blob)] as const];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
};

/** The state that a file brings, and the current one. */
interface NewState {
  readonly current: PortalExport;
  readonly file: PortalExport;
  readonly pictures: Pictures;
}

/**
 * Uploads the pictures that the current state does not have. Returns the file with their new names, or why one of them was not
 * taken.
 */
export const storePictures = async (
  services: Services,
  { current, file, pictures }: NewState,
): Promise<SendResult<PortalExport>> => {
  const present = new Set(namesIn(current));
  const names = new Map<string, string>();
  for (const name of namesIn(file)) {
    const picture = pictures[name];
    if (picture === undefined || names.has(name) || present.has(name)) continue;
    const answer = await uploadPicture(services, toFile(name, picture));
    if (!answer.ok) return answer;
    names.set(name, answer.value);
  }
  const renamed = <T extends PortalContent>(content: T): T => {
    const { layout } = content.portal;
    const name = names.get(layout?.logoUrl ?? '');
    if (name === undefined) return content;
    return { ...content, portal: { ...content.portal, layout: { ...layout, logoUrl: name } } };
  };
  return {
    ok: true,
    value: { ...renamed(file), ...(file.stakeholders && { stakeholders: file.stakeholders.map(renamed) }) },
  };
};
