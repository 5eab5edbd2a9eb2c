import { skipReason } from '../../report/skip-reason.ts';
import type { SkipReason } from '../../report/skip-reason.ts';
import type { Bytes } from '../byte-source.ts';
import { decodeText } from '../line-reader.ts';
import { XmlElement } from '../xml/xml-element.ts';
import { decodeAnsel, decodeIso5426 } from './decode-letters.ts';

/** The leader of a record: its length, status, type and level, `22`, the address of its data, and `45`. */
export const MARC_START = /^\d{5}[\x20-\x7E]{5}22\d{5}[\x20-\x7E]{3}45/;

/** A record of ISO 2709 as an element of MARC’s XML, or the reason why there is none. */
export type LocatedRecord = { readonly position: number } & (
  { readonly value: XmlElement; readonly isRepaired: boolean } | { readonly problem: SkipReason }
);

const NAMESPACE = 'http://www.loc.gov/MARC21/slim';
const RECORD_END = 0x1d;
const FIELD_END = '\u001E';
const SUBFIELD = '\u001F';
const LEADER_CHARS = 24;
/** An entry of the directory. */
const ENTRY = /.{12}/gs;
/** The positions of the parts of an entry of the directory: tag, length, address. */
const [TAG_END, LENGTH_END] = [3, 7];
/** The positions of the address of the data in the leader. */
const [BASE_START, BASE_END] = [12, 17];
const ENCODING_POSITION = 9;
/** The length of a record has five digits. */
const MOST_BYTES = 100_000;

const DAMAGED = skipReason('damaged-entry', { format: 'MARC 21' });

/** The character sets of MARC 21 and UNIMARC before Unicode. */
type Decode = typeof decodeAnsel;

const decode = (bytes: Uint8Array, decodeOther: Decode | null): { text: string; isRepaired: boolean } => {
  const read = decodeText(bytes);
  // Many catalogs write UTF-8 without saying so.
  if (decodeOther === null || !read.isRepaired) return read;
  const text = decodeOther(bytes);
  return { text, isRepaired: text.includes('\uFFFD') };
};

/** UNIMARC, whose leader does not name the encoding, has the title in field 200. */
const decoderFor = (leader: string, tags: readonly string[]): Decode | null => {
  if (tags.includes('200') && !tags.includes('245')) return decodeIso5426;
  return leader[ENCODING_POSITION] === 'a' ? null : decodeAnsel;
};

const withText = (element: XmlElement, text: string): XmlElement => {
  element.content.push(text);
  return element;
};

/** `10␟aTides␟bA study`: two indicators and the subfields of a field, or the text of a control field. */
const toElement = (tag: string, text: string): XmlElement => {
  const [indicators = '', ...subfields] = text.split(SUBFIELD);
  if (subfields.length === 0) return withText(new XmlElement('controlfield', NAMESPACE, { tag }), text);
  const [ind1 = ' ', ind2 = ' '] = indicators;
  const field = new XmlElement('datafield', NAMESPACE, { tag, ind1, ind2 });
  for (const subfield of subfields) {
    const [code = ''] = subfield;
    field.content.push(
      withText(new XmlElement('subfield', NAMESPACE, { code }), subfield.slice(code.length)),
    );
  }
  return field;
};

/** Parses the bytes of a record: leader, directory and data. `null` if the directory leads outside of the data. */
const parseRecord = (bytes: Uint8Array): { value: XmlElement; isRepaired: boolean } | null => {
  const ascii = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const leader = ascii.slice(0, LEADER_CHARS);
  if (!MARC_START.test(leader)) return null;
  const base = Number(leader.slice(BASE_START, BASE_END));
  const record = new XmlElement('record', NAMESPACE, {});
  record.content.push(withText(new XmlElement('leader', NAMESPACE, {}), leader));
  let isRepaired = false;
  const entries = ascii.slice(LEADER_CHARS, base - 1).match(ENTRY) ?? [];
  const decodeOther = decoderFor(
    leader,
    entries.map((entry) => entry.slice(0, TAG_END)),
  );
  for (const entry of entries) {
    if (!/^\w{3}\d{9}$/.test(entry)) return null;
    const start = base + Number(entry.slice(LENGTH_END));
    const end = start + Number(entry.slice(TAG_END, LENGTH_END));
    if (end > bytes.length) return null;
    const { text, isRepaired: wasRepaired } = decode(bytes.subarray(start, end), decodeOther);
    isRepaired ||= wasRepaired;
    record.content.push(toElement(entry.slice(0, TAG_END), text.replace(FIELD_END, '')));
  }
  return { value: record, isRepaired };
};

/** Yields the records of a file in ISO 2709 (`.mrc`), the exchange format of library systems. */
export async function* readMarcFile(bytes: Bytes): AsyncGenerator<LocatedRecord> {
  let rest: Uint8Array = new Uint8Array();
  let position = 0;
  const locate = (record: Uint8Array): LocatedRecord => {
    position += 1;
    return { position, ...(parseRecord(record) ?? { problem: DAMAGED }) };
  };
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(RECORD_END); end !== -1; end = rest.indexOf(RECORD_END)) {
      yield locate(trimmed(rest.subarray(0, end)));
      rest = rest.subarray(end + 1);
    }
    // Nothing that long is a record, so that a damaged file does not fill the memory.
    if (rest.length > MOST_BYTES) rest = rest.subarray(0, MOST_BYTES);
  }
  if (trimmed(rest).length > 0) yield locate(trimmed(rest));
}

/** Some programs write line ends between records. */
const trimmed = (bytes: Uint8Array): Uint8Array => {
  const isBlank = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d;
  let start = 0;
  while (isBlank(bytes[start])) start += 1;
  return bytes.subarray(start);
};
