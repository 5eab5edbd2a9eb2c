import { nameInAddress, parseAccessRight, parseFieldOfScience, parseSdg } from '@open-discovery/model';
import { capitalize } from './capitalize.ts';
import { useMessages, useOptionalMessage } from '../messages/use-messages.ts';
import { useFormat } from './use-format.ts';

/** Returns functions that label a field's values: codes in the reader's language, names unchanged. */
export const useLabels = () => {
  const t = useMessages();
  const message = useOptionalMessage();
  const format = useFormat();
  const sourceWord = (vocabulary: string) => (_value: string, label: string) =>
    message(`${vocabulary}.${label.toLowerCase()}`, label);
  const named: Readonly<Record<string, (value: string, label: string) => string>> = {
    // Access rights of works are in capitals; who can enter a community is not.
    access: (value) =>
      value === value.toLowerCase()
        ? message(`community-access.${value}`, value)
        : message(`access.${parseAccessRight(value) ?? value}`, value),
    type: (value, label) => message(`one.${value}`, label),
    fos: (value, label) => {
      const field = parseFieldOfScience(value);
      return field ? message(`fos.${field.code}`, capitalize(field.label)) : label;
    },
    box: (value) => {
      const [west = '', south = '', east = '', north = ''] = value
        .split(',')
        .map((side) => format.number(Number(side)));
      return t('area.words', { south, north, west, east });
    },
    role: (value, label) => message(`own-role.${value}`, label),
    versions: (_value, label) => message('view.one-per-work', label),
    since: (value) => format.day(value),
    sdg: (value, label) => message(`sdg.${Number.parseInt(parseSdg(value) ?? '', 10)}`, label),
    country: (value) => message(`country.${value}`, format.country(value)),
    jurisdiction: (value, label) =>
      /^[A-Z]{2}$/.test(value)
        ? format.country(value)
        : message(`jurisdiction.${label.toLowerCase()}`, label),
    sourceType: sourceWord('source-type'),
    category: (_value, label) => sourceWord('source-type')('', sourceWord('service-category')('', label)),
    domain: sourceWord('domain'),
    targetUser: sourceWord('target-user'),
    accessType: sourceWord('access-type'),
    communityType: sourceWord('community-type'),
    compatibility: sourceWord('compatibility'),
    contentType: sourceWord('content-type'),
    language: (value, label) => message(`language.${value}`, capitalize(format.language(value) ?? label)),
    instanceType: (value, label) => message(`instance.${value}`, label),
    // Two authors may have one name.
    authorName: (value, label) => (label === value ? value : `${label} (${value})`),
    // Some communities have an address in place of a name.
    community: (value, label) => nameInAddress(label || value),
    openAccessColor: (value, label) => message(`color.${value}`, label),
  };
  const yesNo = (value: string) =>
    value === 'true' || value === 'false' ? message(`answer.${value}`, value) : null;
  return {
    field: (name: string) => message(`field.${name}`, name),
    value: (field: string, value: string, label: string) =>
      named[field]?.(value, label) ?? yesNo(value) ?? (label || value),
  };
};
