import type { Community, DataSource, Organization, Person, Project, Service } from '@open-discovery/model';
import { parseCompatibility, parseFieldOfScience, plainText } from '@open-discovery/model';
import type { DocumentFields } from './document-fields.ts';
import { countryValue, languageValue } from './named-values.ts';
import { projectFunding } from './related-card.ts';
import { daysOf, flagValue, identifierForms, present, yearOf } from './values.ts';

const pidForms = (pids: readonly { scheme?: string | null; value?: string | null }[] | null | undefined) =>
  (pids ?? []).flatMap(({ scheme, value }) => (value ? identifierForms(scheme, value) : []));

const suggestSubjects = (subjects: readonly string[]) =>
  subjects.slice(0, 30).map((text) => ({ text, group: 'subject' }));

const sourceKeys = (sources: DataSource['collectedFrom']) =>
  present((sources ?? []).map(({ key, value }) => (key ? { value: key, label: value || key } : null)));

const splitKeywords = (keywords: string | null | undefined): string[] =>
  present((keywords ?? '').split(/[,;]/).map((word) => word.trim()));

/** What of a project is searched, filtered, counted and sorted. */
export const projectFields = (project: Project): DocumentFields => {
  const title = plainText(project.title ?? '');
  const funding = projectFunding(project);
  const organizations = project.organizations ?? [];
  const subjects = [...splitKeywords(project.keywords), ...present(project.subjects ?? [])];
  return {
    title,
    text: {
      title: present([title, project.acronym]),
      abstract: present([plainText(project.summary ?? '')]),
      subject: subjects,
      identifier: present([project.code, ...(project.originalIds ?? []), project.id]),
      related: present([
        ...organizations.flatMap(({ legalName, acronym }) => [legalName, acronym]),
        ...funding.funders.map((funder) => (typeof funder === 'string' ? funder : funder.label)),
        ...funding.funders.map((funder) => (typeof funder === 'string' ? funder : funder.value)),
      ]),
      other: present([
        project.callIdentifier,
        ...(project.h2020Programmes ?? []).flatMap(({ code, description }) => [code, description]),
      ]),
    },
    keyword: {
      country: [
        ...funding.countries,
        ...present(
          organizations.flatMap(({ countries }) =>
            (countries ?? []).map(({ code, label }) => countryValue(code, label)),
          ),
        ),
      ],
      subject: subjects,
      funder: funding.funders,
      fundingLevel0: funding.levels[0],
      fundingLevel1: funding.levels[1],
      fundingLevel2: funding.levels[2],
      fundingStream: funding.streams,
      organization: organizations.map(({ id, legalName, acronym }) => ({
        value: id,
        label: legalName || acronym || id,
      })),
      mandatePublications: flagValue(project.openAccessMandateForPublications),
      mandateData: flagValue(project.openAccessMandateForDataset),
      callIdentifier: present([project.callIdentifier]),
      code: present([project.code]),
      pid: present([project.code?.toLowerCase()]),
    },
    number: {
      startYear: yearOf(project.startDate),
      endYear: yearOf(project.endDate),
      startDate: daysOf(project.startDate),
      endDate: daysOf(project.endDate),
    },
    suggest: [
      ...(project.acronym ? [{ text: project.acronym, group: 'project' }] : []),
      ...suggestSubjects(subjects),
    ],
  };
};

export const organizationFields = (organization: Organization): DocumentFields => {
  const title = organization.legalName || organization.legalShortName || '';
  const pids = pidForms(organization.pids);
  return {
    title,
    text: {
      title: present([title, organization.legalShortName]),
      other: present([...(organization.alternativeNames ?? []), organization.country?.label]),
      identifier: [...pids, ...present(organization.originalIds ?? []), organization.id],
    },
    keyword: {
      country: present([countryValue(organization.country?.code, organization.country?.label)]),
      collectedFrom: sourceKeys(organization.collectedFrom),
      pid: pids,
    },
    suggest:
      organization.legalShortName && organization.legalShortName !== title
        ? [{ text: organization.legalShortName, group: 'organization' }]
        : [],
  };
};

const compatibilityOf = (source: DataSource) => {
  const level = parseCompatibility(source.openaireCompatibilityId ?? source.openaireCompatibility ?? '');
  const value = level?.id ?? source.openaireCompatibilityId ?? source.openaireCompatibility;
  return value ? [{ value, label: level?.label ?? source.openaireCompatibility ?? value }] : undefined;
};

export const dataSourceFields = (source: DataSource): DocumentFields => {
  const title = plainText(source.officialName || source.englishName || '');
  const pids = [
    ...pidForms(source.pids),
    ...present([source.journal?.issnPrinted, source.journal?.issnOnline, source.journal?.issnLinking]),
  ];
  const subjects = present(source.subjects ?? []);
  return {
    title,
    text: {
      title: present([title, source.englishName]),
      abstract: present([plainText(source.description ?? '')]),
      subject: subjects,
      identifier: [...pids, ...present(source.originalIds ?? []), source.id],
      other: present([source.type?.value, source.journal?.name]),
    },
    keyword: {
      subject: subjects,
      sourceType: present([source.type?.value]),
      compatibility: compatibilityOf(source),
      contentType: present(source.contentTypes ?? []),
      language: [...(source.languages ?? []), ...(source.odlanguages ?? [])].map((code) =>
        languageValue(code, null),
      ),
      jurisdiction: source.jurisdiction?.code
        ? [{ value: source.jurisdiction.code, label: source.jurisdiction.label || source.jurisdiction.code }]
        : undefined,
      thematic: flagValue(source.thematic),
      category: present([source.eoscdatasourcetype?.code]),
      collectedFrom: sourceKeys(source.collectedFrom),
      pid: pids.map((pid) => pid.toLowerCase()),
    },
    suggest: suggestSubjects(subjects),
  };
};

export const serviceFields = (service: Service): DocumentFields => {
  const title = plainText(service.name ?? service.abbreviation ?? '');
  return {
    title,
    text: {
      title: present([title, service.abbreviation]),
      abstract: present([plainText(service.tagline ?? ''), plainText(service.description ?? '')]),
      subject: present([...(service.scientificDomains ?? []), ...(service.categories ?? [])]),
      related: present([
        service.provider?.name,
        ...(service.communities ?? []).map(({ label, code }) => label ?? code),
      ]),
      identifier: present([...(service.originalIds ?? []), service.id]),
      other: present(service.targetUsers ?? []),
    },
    keyword: {
      category: present(service.categories ?? []),
      domain: present(service.scientificDomains ?? []).map((domain) => ({
        value: domain,
        label: parseFieldOfScience(domain)?.label ?? domain,
      })),
      language: (service.languages ?? []).map((code) => languageValue(code, null)),
      organization: service.provider?.id
        ? [{ value: service.provider.id, label: service.provider.name || service.provider.id }]
        : undefined,
      community: (service.communities ?? []).map(({ code, label }) => ({
        value: code,
        label: label || code,
      })),
    },
  };
};

export const communityFields = (community: Community): DocumentFields => {
  const title = community.name || community.acronym || '';
  const subjects = present(community.subjects ?? []);
  return {
    title,
    text: {
      title: present([title, community.acronym]),
      abstract: present([plainText(community.description ?? '')]),
      subject: subjects,
      identifier: present([community.acronym, community.id]),
      other: present([community.zenodoCommunity, ...(community.zenodoCommunities ?? [])]),
    },
    keyword: {
      subject: subjects,
      communityType: present([community.type]),
      community: community.acronym ? [{ value: community.acronym, label: title }] : undefined,
    },
    suggest: suggestSubjects(subjects),
  };
};

export const personFields = (person: Person): DocumentFields => {
  const title = present([person.givenName, person.familyName]).join(' ');
  const orcids = (person.originalId ?? []).flatMap((orcid) => identifierForms('orcid', orcid));
  return {
    title,
    text: {
      title: present([title, ...(person.alternativeNames ?? [])]),
      author: present([title]),
      abstract: present([plainText(person.biography ?? '')]),
      identifier: [...orcids, person.id],
    },
    keyword: { pid: orcids },
  };
};
