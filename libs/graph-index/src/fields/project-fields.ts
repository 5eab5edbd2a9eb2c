import type { Project } from '@open-discovery/model';
import { plainText, subjectWords } from '@open-discovery/model';
import { countryValue } from '../named-values.ts';
import { projectFunding } from '../project-funding.ts';
import { daysOf, flagValue, keywordLabel, keywordKey, present, yearOf } from '../values.ts';
import type { DocumentFields } from './document-fields.ts';
import { suggestSubjects } from './shared-fields.ts';

const splitKeywords = (keywords: string | null | undefined): string[] =>
  present((keywords ?? '').split(/[,;]/).map((word) => word.trim()));

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
        ...funding.funders.map(keywordLabel),
        ...funding.funders.map(keywordKey),
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
      subject: subjectWords(subjects),
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
      ...suggestSubjects(subjectWords(subjects)),
    ],
  };
};
