const SAFE_IN_A_PATH = /%(?:2F|3A|3B|2C|3D|40)/g;
/** Browsers resolve `.` and `..` and some servers drop a final slash, so these slashes are encoded. */
const FRAGILE_SLASH = /\/(?=(?:\.|%2E){1,2}(?:\/|$)|$)/gi;

/** Encodes a path so that all of its slashes survive browsers and servers. */
export const guardSlashes = (path: string): string => path.replace(FRAGILE_SLASH, '%2F');

/** Encodes a value with slashes as the path of an address. The text must not contain lone surrogates. */
export const encodePath = (value: string): string =>
  guardSlashes(encodeURIComponent(value).replace(SAFE_IN_A_PATH, (escape) => decodeURIComponent(escape)));

/** Percent-decodes well-formed escapes and keeps all others. */
export const decodePath = (path: string): string =>
  path.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
