import { XmlElement } from '../../input/xml/xml-element.ts';
import type { Format, Found } from '../format.ts';

/** Returns the format of elements of XML that are recognized by `detects`. */
export const xmlFormat = (
  name: string,
  detects: (element: XmlElement) => boolean,
  read: (element: XmlElement) => readonly Found[],
): Format => ({
  name,
  detects: (value) => value instanceof XmlElement && detects(value),
  read: (value) => (value instanceof XmlElement ? read(value) : []),
});
