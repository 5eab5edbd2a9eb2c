import type { Place } from '../mapping/product-of.ts';
import { childOf, childrenOf } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { isArxiv, readArxiv } from '../arxiv/arxiv-oai.ts';
import { isCerif, readCerif } from '../cerif/cerif.ts';
import { isDataciteXml, readDataciteXml } from '../datacite/datacite.ts';
import { isDim, isXoai } from '../dspace/dspace-fields.ts';
import { readDim, readXoai } from '../dspace/dspace.ts';
import { isDublinCore, readDublinCore } from '../dublin-core/dublin-core.ts';
import type { Found } from '../format.ts';
import { isHalTei, readHalTei } from '../hal/hal-tei.ts';
import { isMarc, readMarc } from '../marc/marc.ts';
import { isMods, readMods } from '../mods/mods.ts';
import { isOpenaireResource, readOpenaireResource } from '../openaire-guidelines/openaire-guidelines.ts';
import { isRioxx, readRioxx } from '../rioxx/rioxx.ts';

type ReadMetadata = (metadata: XmlElement, place: Place) => readonly Found[];

/** The formats that are read inside of records of OAI-PMH and METS. */
const METADATA: readonly (readonly [detects: (metadata: XmlElement) => boolean, read: ReadMetadata])[] = [
  [isOpenaireResource, readOpenaireResource],
  [isDataciteXml, readDataciteXml],
  [isDublinCore, readDublinCore],
  [isRioxx, readRioxx],
  [isCerif, readCerif],
  [isMarc, readMarc],
  [isMods, readMods],
  [isXoai, readXoai],
  [isDim, readDim],
  [isArxiv, readArxiv],
  [isHalTei, readHalTei],
];

/** Returns the elements with the descriptions in METS, of the whole work first. */
const descriptionsIn = (mets: XmlElement): XmlElement[] =>
  childrenOf(mets)
    .filter(({ name }) => name === 'dmdSec')
    .flatMap((section) => childOf(section, 'mdWrap') ?? [])
    .flatMap((wrap) => childOf(wrap, 'xmlData') ?? [])
    .flatMap(childrenOf);

export const isMets = ({ name, namespace }: XmlElement): boolean =>
  name === 'mets' && /loc\.gov\/METS/i.test(namespace);

/** Adds to the fields that a record leaves out one that its container has. */
const withLoss = (found: Found, loss: string): Found =>
  found.type === 'record' && found.origin !== undefined
    ? { ...found, origin: { ...found.origin, leftOut: [...found.origin.leftOut, loss] } }
    : found;

const readMets: ReadMetadata = (mets, place) => {
  const read =
    descriptionsIn(mets)
      .map((metadata) => readMetadata(metadata, place))
      .find((found) => found !== null) ?? [];
  return childOf(mets, 'fileSec') === null ? read : read.map((found) => withLoss(found, 'mets.fileSec'));
};

/**
 * Reads the metadata of a record that a source gives under its id; `null` for a format that is not read. METS is a container of
 * other formats.
 */
export const readMetadata = (metadata: XmlElement, place: Place = {}): readonly Found[] | null => {
  if (isMets(metadata)) {
    const read = readMets(metadata, place);
    return read.length === 0 ? null : read;
  }
  const reader = METADATA.find(([detects]) => detects(metadata));
  return reader === undefined ? null : reader[1](metadata, place);
};
