const SAFE_IN_A_PATH = /%(?:2F|3A|3B|2C|3D|40)/g;
/** Browsers resolve `.` and `..` and some servers drop a final slash, so these slashes go encoded. */
const FRAGILE_SLASH = /\/(?=(?:\.|%2E){1,2}(?:\/|$)|$)/gi;

/** An encoded path whose slashes all survive browsers and servers. */
export const guardSlashes = (path: string): string => path.replace(FRAGILE_SLASH, '%2F');

/** A value with slashes as the path of an address. The text must not hold unpaired surrogates. */
export const encodePath = (value: string): string =>
  guardSlashes(encodeURIComponent(value).replace(SAFE_IN_A_PATH, (escape) => decodeURIComponent(escape)));

/** Percent-decodes what is well-formed and leaves the rest as it stands. */
export const decodePath = (path: string): string =>
  path.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
