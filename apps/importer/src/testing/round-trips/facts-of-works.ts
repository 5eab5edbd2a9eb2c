import { parseLicense } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';

/** Returns the texts that are there. */
export const words = (texts: readonly (string | null | undefined)[] | null | undefined): string[] =>
  (texts ?? []).flatMap((text) => (text ? [text] : []));

/** The facts of works that are compared. */
export const WORK_FACTS: Readonly<Record<string, (product: ResearchProduct) => unknown>> = {
  identifier: ({ id }) => id,
  type: ({ type }) => type,
  'type of the instance': ({ instances }) => instances?.[0]?.type,
  title: ({ mainTitle }) => mainTitle,
  subtitle: ({ subTitle }) => subTitle,
  'names of authors': ({ authors }) => words(authors?.map(({ fullName }) => fullName)),
  'ORCID iDs': ({ authors }) => words(authors?.map(({ pid }) => pid?.id.value)),
  contributors: ({ contributors }) => words(contributors),
  year: ({ publicationDate }) => publicationDate?.slice(0, 4),
  day: ({ publicationDate }) => publicationDate,
  publisher: ({ publisher }) => publisher,
  DOI: ({ pids }) =>
    words(pids?.filter(({ scheme }) => scheme === 'doi').map(({ value }) => value.toLowerCase())),
  'other identifiers': ({ pids }) =>
    words(pids?.filter(({ scheme }) => scheme !== 'doi').map(({ value }) => value)).sort(),
  abstract: ({ descriptions }) => words(descriptions)[0],
  subjects: ({ subjects }) => words(subjects?.map(({ subject }) => subject.value)).sort(),
  language: ({ language }) => language?.code,
  venue: ({ container }) => container?.name,
  volume: ({ container }) => container?.vol,
  issue: ({ container }) => container?.iss,
  ISSN: ({ container }) =>
    words([container?.issnPrinted, container?.issnOnline, container?.issnLinking]).sort(),
  pages: ({ container }) => words([container?.sp, container?.ep]),
  license: ({ instances }) => parseLicense(instances?.[0]?.license ?? '')?.spdx ?? instances?.[0]?.license,
  'access right': ({ bestAccessRight }) => bestAccessRight?.label,
  'grant numbers': ({ projects }) => words(projects?.map(({ code }) => code)).sort(),
  version: ({ version }) => version,
  formats: ({ formats }) => words(formats).sort(),
};
