import { nameInAddress } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { foundValue } from '@open-discovery/portal-state';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { MarkedText } from '../../../components/marked-text.tsx';
import { communityAddress } from '../../../components/list-addresses.ts';
import { Link } from '../../../components/link.tsx';
import { parseAreas } from '../../../components/map/geo-area.ts';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ExternalLink } from '../../../components/external-link.tsx';
import { joinText } from '../facts.tsx';
import { isKnownValue } from '../is-known-value.ts';
import type { Fact } from '../facts.tsx';
import { useLandingData } from '../landing-data.ts';
import { MapOfPlaces } from '../map-of-places.tsx';
import { sourceIdentifiers } from '../source-identifiers.tsx';
import { SourceName } from '../source-name.tsx';
import { dayOfStamp } from './day-of-stamp.ts';
import { geoPlaces } from './geo-places.ts';
import { Publisher } from './venue.tsx';
import { venuesAmong } from './venues-among.ts';

/** Returns facts that only some products have, in display order. */
export const useProductFacts = (product: ResearchProduct): readonly Fact[] => [
  ...useContentFacts(product),
  ...useFileFacts(product),
  ...useOriginFacts(product),
];

/** Facts about the content and its contributors. */
const useContentFacts = (product: ResearchProduct): readonly Fact[] => {
  const t = useMessages();
  const format = useFormat();
  const { container } = product;
  const related = foundValue(useLandingData()?.related);
  // They have their own section.
  const hasCommunities = related?.some(({ kind }) => kind === 'community');
  return [
    [t('fact.other-titles'), texts(product.otherTitles)],
    [
      t('field.publisher'),
      container?.name && isKnownValue(product.publisher) && <Publisher name={product.publisher} />,
    ],
    [t('fact.issn'), joinText([container?.issnLinking, container?.issnPrinted, container?.issnOnline])],
    [t('fact.embargo-end'), product.embargoEndDate ? format.day(product.embargoEndDate) : null],
    [t('field.funder'), joinText(fundersAsStated(product))],
    [t('fact.contributors'), joinText(furtherPeople(product))],
    [t('fact.publicly-funded'), product.publiclyFunded && t('answer.true')],
    [t('fact.diamond-journal'), product.isInDiamondJournal && t('answer.true')],
    [
      t('fact.countries'),
      joinText(product.countries?.map(({ code }) => (code ? format.country(code) : null))),
    ],
    [t('kind.community'), hasCommunities ? null : communities(product.communities ?? [])],
    [t('fact.coverage'), joinText(product.coverages)],
    [t('fact.places'), places(product.geoLocations ?? [])],
    [t('fact.guidelines'), joinText(product.eoscIfGuidelines?.map(({ code, label }) => label ?? code))],
  ];
};

/** Facts about the files and their requirements. */
const useFileFacts = (product: ResearchProduct): readonly Fact[] => {
  const t = useMessages();
  const { codeRepositoryUrl, contactPeople, contactGroups } = product;
  return [
    [t('fact.formats'), joinText(product.formats)],
    [t('fact.size'), product.size],
    [t('field.programmingLanguage'), product.programmingLanguage],
    [t('fact.code-repository'), codeRepositoryUrl && <ExternalLink url={codeRepositoryUrl} />],
    [t('fact.documentation'), (product.documentationUrls ?? []).map(link)],
    [t('fact.contact'), joinText(contactPeople)],
    [t('fact.contact-groups'), joinText(contactGroups)],
    [t('fact.tools'), joinText(product.tools)],
  ];
};

/** Facts about the origin of the record itself. */
const useOriginFacts = (product: ResearchProduct): readonly Fact[] => {
  const t = useMessages();
  const format = useFormat();
  const { dateOfCollection, lastUpdateTimeStamp } = product;
  const updatedOn = dayOfStamp(lastUpdateTimeStamp ?? 0);
  return [
    [t('fact.sources'), joinText(venuesAmong(product.sources, product.mainTitle))],
    [
      t('field.collectedFrom'),
      (product.collectedFrom ?? []).map((source, index) => (
        <Fragment key={source.key ?? index}>
          {index > 0 && ', '}
          <SourceName source={source} />
        </Fragment>
      )),
    ],
    [t('fact.collected-on'), dateOfCollection && format.day(dateOfCollection)],
    [t('fact.updated-on'), updatedOn && format.day(updatedOn)],
    [t('fact.original-ids'), sourceIdentifiers(product)],
  ];
};

/** Returns contributors who are not among the authors. */
const furtherPeople = ({ contributors, authors }: ResearchProduct): string[] => {
  const named = new Set(authors?.map(({ fullName }) => fullName));
  return (contributors ?? []).filter((name) => !named.has(name));
};

/** Returns funders that no project names, or with their identifiers, as sources state them. */
const fundersAsStated = ({ originalValues }: ResearchProduct): string[] =>
  (originalValues ?? []).filter(({ field }) => field === 'projects.funder').map(({ value }) => value);

/** Links to the works of each community. */
const communities = (codes: NonNullable<ResearchProduct['communities']>): ReactNode =>
  codes.length > 0 && (
    <ul className="row">
      {codes.map(({ code, label }) => (
        <li key={code}>
          <Link to={communityAddress(code)}>{nameInAddress(label ?? code)}</Link>
        </li>
      ))}
    </ul>
  );

const link = (url: string): ReactNode => (
  <p key={url}>
    <ExternalLink url={url} />
  </p>
);

/** Lists texts one below the other; titles may be marked text. */
const texts = (values: readonly string[] | null | undefined): ReactNode[] =>
  (values ?? []).map((value) => (
    <p key={value}>
      <MarkedText text={value} />
    </p>
  ));

const places = (locations: NonNullable<ResearchProduct['geoLocations']>): ReactNode => {
  const words = geoPlaces(locations);
  return (
    words.length > 0 && (
      <>
        {texts(words)}
        <MapOfPlaces
          places={words}
          areas={locations.flatMap(({ point, box }) => parseAreas(box ?? point ?? ''))}
        />
      </>
    )
  );
};
