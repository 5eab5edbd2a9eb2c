import { plainText } from '@open-discovery/model';

/** How publishers mark the title of a work that they have withdrawn; records have no field for it. */
const MARK =
  /^\s*(?:\[?(?:retracted|withdrawn)(?: (?:article|paper|chapter))?\]?\s*[:\]–-]|retracted article\b)/i;

/** Whether a work was withdrawn, by its title. Marked text. */
export const isRetracted = (title: string | null | undefined): boolean => MARK.test(plainText(title ?? ''));
