import { areaOfPoint, landingAddress } from '@open-discovery/model';
import type { Organization } from '@open-discovery/model';
import { Fragment } from 'react';
import { KindLabel } from '../../components/kind-label.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import { Link } from '../../components/link.tsx';
import { useMessages, useOptionalMessage } from '../../messages/use-messages.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { joinText, useFactsSection } from './facts.tsx';
import type { Fact } from './facts.tsx';
import { Identifiers } from './identifiers.tsx';
import { LandingFrame } from './landing-frame.tsx';
import { MapOfPlaces } from './map-of-places.tsx';
import { sourceIdentifiers } from './source-identifiers.tsx';

/** The page of an organization. */
export const OrganizationView = ({ record }: { readonly record: Organization }) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const format = useFormat();
  const facts = useFactsSection([
    ...useOwnFacts(record),
    [t('fact.identifiers'), (record.pids ?? []).length > 0 && <Identifiers pids={record.pids} />],
    [
      t('fact.funding'),
      joinText(
        record.fundings?.map(({ funder, level0 }) =>
          joinText([funder?.name ?? funder?.shortname, level0?.name]),
        ),
      ),
    ],
    [t('field.collectedFrom'), joinText(record.collectedFrom?.map(({ value }) => value))],
    [t('fact.original-ids'), sourceIdentifiers(record)],
  ]);
  return (
    <LandingFrame
      kind="organization"
      record={record}
      notices={record.status === 'inactive' && <ClosedNotice organization={record} />}
      labels={
        <>
          <KindLabel kind="organization" />
          {record.types?.map((type) => (
            <span key={type} className="label">
              {message(`organization-type.${type}`, type)}
            </span>
          ))}
          {record.country?.code && (
            <span className="label" suppressHydrationWarning>
              {format.country(record.country.code)}
            </span>
          )}
          {record.status === 'inactive' && <span className="label">{t('organization.closed-label')}</span>}
        </>
      }
      sections={[facts]}
    />
  );
};

/** Facts about the organization itself: names, history, place and addresses. */
const useOwnFacts = (record: Organization): readonly Fact[] => {
  const t = useMessages();
  const message = useOptionalMessage();
  const format = useFormat();
  const { legalName, legalShortName, country, websiteUrl, wikipediaUrl, foundingYear } = record;
  return [
    [t('fact.short-name'), legalShortName === legalName ? null : legalShortName],
    [t('fact.other-names'), joinText(record.alternativeNames)],
    [t('field.type'), joinText(record.types?.map((type) => message(`organization-type.${type}`, type)))],
    [t('fact.founded'), foundingYear && String(foundingYear)],
    [t('relation.hasPredecessor'), organizations(record.predecessors)],
    [t('relation.hasSuccessor'), organizations(record.successors)],
    [t('field.country'), country?.code && format.country(country.code)],
    [
      t('fact.locations'),
      (record.locations ?? []).length > 0 && <Locations locations={record.locations ?? []} />,
    ],
    [t('fact.website'), websiteUrl && <ExternalLink url={websiteUrl} />],
    [t('fact.wikipedia'), wikipediaUrl && <ExternalLink url={wikipediaUrl} />],
    [t('fact.internet-domains'), joinText(record.domains)],
  ];
};

type Place = NonNullable<Organization['locations']>[number];

/** Returns a place as text, the narrowest part first. */
const placeOf = (
  { city, region, country }: Place,
  nameOf: (code: string) => string | null | undefined,
): string =>
  joinText([
    city,
    region === city ? null : region,
    (country?.code && nameOf(country.code)) || country?.label,
  ]);

/** The places of an organization, and a map of those with coordinates. */
const Locations = ({ locations }: { readonly locations: readonly Place[] }) => {
  const format = useFormat();
  return (
    <>
      {locations.map((location, index) => (
        <p key={index}>
          {placeOf(location, format.country)}
          <Coordinates place={location} />
        </p>
      ))}
      <MapOfPlaces
        places={locations.map((location) => placeOf(location, format.country))}
        areas={locations.flatMap(({ latitude, longitude }) =>
          typeof latitude === 'number' && typeof longitude === 'number'
            ? (areaOfPoint({ latitude, longitude }) ?? [])
            : [],
        )}
      />
    </>
  );
};

/** Latitude and longitude in degrees, as maps take them. */
const Coordinates = ({ place: { latitude, longitude } }: { readonly place: Place }) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? (
    <span className="soft num">
      {' '}
      {latitude}, {longitude}
    </span>
  ) : null;

type References = Organization['successors'];

const organizations = (references: References) =>
  references && references.length > 0 ? <OrganizationLinks references={references} /> : null;

const OrganizationLinks = ({ references }: { readonly references: NonNullable<References> }) =>
  references.map(({ id, legalName, acronym }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={landingAddress('organization', id)}>{legalName ?? acronym ?? id}</Link>
    </Fragment>
  ));

/** The notice that an organization no longer exists, with links to its successors. */
const ClosedNotice = ({ organization: { successors } }: { readonly organization: Organization }) => {
  const t = useMessages();
  const hasSuccessors = successors && successors.length > 0;
  return (
    <p className="notice">
      <span>
        <strong>{t('organization.closed')}</strong>
        {hasSuccessors && (
          <>
            {' '}
            {t('organization.continued-by')} <OrganizationLinks references={successors} />
          </>
        )}
      </span>
    </p>
  );
};
