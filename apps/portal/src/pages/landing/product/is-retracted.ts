import { plainText } from '@open-discovery/model';

/** Marks that publishers put into the title of a retracted work; records have no field for it. */
const MARK =
  /^\s*(?:\[?(?:retracted|withdrawn)(?: (?:article|paper|chapter))?\]?\s*[:\]–-]|retracted article\b)/i;

/** Reports whether a work's title, given as marked text, says that it was retracted. */
export const isRetracted = (title: string | null | undefined): boolean => MARK.test(plainText(title ?? ''));
