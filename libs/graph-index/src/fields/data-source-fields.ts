import type { DataSource } from '@open-discovery/model';
import { parseCompatibility, plainText, subjectWords } from '@open-discovery/model';
import { languageValue } from '../named-values.ts';
import { flagValue, present } from '../values.ts';
import type { DocumentFields } from './document-fields.ts';
import { pidForms, sourceKeys, suggestSubjects } from './shared-fields.ts';

const compatibilityOf = (source: DataSource) => {
  const level = parseCompatibility(source.openaireCompatibilityId ?? source.openaireCompatibility);
  const value = level?.id ?? source.openaireCompatibilityId ?? source.openaireCompatibility;
  return value ? [{ value, label: level?.label ?? source.openaireCompatibility ?? value }] : undefined;
};

/** Sources spell one type in several ways: “Journal” and “journal”. */
const sourceTypeOf = ({ type }: DataSource) =>
  type?.value ? [{ value: type.value.toLowerCase(), label: type.value }] : undefined;

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
      subject: subjectWords(subjects),
      sourceType: sourceTypeOf(source),
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
    suggest: suggestSubjects(subjectWords(subjects)),
  };
};
