import type { GeoArea } from '@open-discovery/model';
import { nameTypeOf } from '../facts/creator.ts';
import { detailsOf } from '../facts/details-of.ts';
import type { Place } from '../facts/details-of.ts';
import type { Facts } from '../facts/facts.ts';
import { formatIssued } from '../facts/issued.ts';
import { group, tag, tags } from './xml.ts';
import type { Xml } from './xml.ts';

// The parts of DataCite's schema that the OpenAIRE guidelines share, with the prefix of their names.

const pointXml = ({ south, west }: GeoArea, prefix: string): Xml =>
  tag(
    `${prefix}geoLocationPoint`,
    {},
    tag(`${prefix}pointLongitude`, {}, String(west)),
    tag(`${prefix}pointLatitude`, {}, String(south)),
  );

const boxXml = ({ west, east, south, north }: GeoArea, prefix: string): Xml =>
  tag(
    `${prefix}geoLocationBox`,
    {},
    tag(`${prefix}westBoundLongitude`, {}, String(west)),
    tag(`${prefix}eastBoundLongitude`, {}, String(east)),
    tag(`${prefix}southBoundLatitude`, {}, String(south)),
    tag(`${prefix}northBoundLatitude`, {}, String(north)),
  );

const placeXml = ({ name, point, box }: Place, prefix: string): Xml =>
  tag(
    `${prefix}geoLocation`,
    {},
    tags(`${prefix}geoLocationPlace`, [name]),
    point && pointXml(point, prefix),
    box && boxXml(box, prefix),
  );

/** The places that a work is about. */
export const geoLocationsXml = (facts: Facts, prefix = ''): Xml | null =>
  group(
    `${prefix}geoLocations`,
    detailsOf(facts).places.map((place) => placeXml(place, prefix)),
  );

/** The sizes of a work. */
export const sizesXml = (facts: Facts, prefix = ''): Xml | null =>
  group(`${prefix}sizes`, tags(`${prefix}size`, detailsOf(facts).sizes));

/** The dates of a work: that of publication, and the end of an embargo. */
export const datesXml = (facts: Facts, prefix = ''): Xml | null =>
  group(`${prefix}dates`, [
    ...tags(`${prefix}date`, [facts.issued ? formatIssued(facts.issued) : ''], { dateType: 'Issued' }),
    ...tags(`${prefix}date`, [detailsOf(facts).embargoEnd], { dateType: 'Available' }),
  ]);

const contributorXml = (name: string, contributorType: string, prefix: string): Xml =>
  tag(
    `${prefix}contributor`,
    { contributorType },
    tag(`${prefix}contributorName`, { nameType: nameTypeOf(name) }, name),
  );

/** The contributors of a work, whose roles are unknown, and its contacts. */
export const contributorsXml = (facts: Facts, prefix = ''): Xml | null =>
  group(`${prefix}contributors`, [
    ...facts.contributors.map((name) => contributorXml(name, 'Other', prefix)),
    ...detailsOf(facts).contactPeople.map((name) => contributorXml(name, 'ContactPerson', prefix)),
  ]);
