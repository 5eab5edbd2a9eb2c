import type { FoundRecord, IdentifierList } from '@open-discovery/graph-client';
import { landingAddress, plainText } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { kindOfRecord } from '../../records/kind-of-record.ts';
import { personAddress } from '../person-address.ts';
import { recordTitle } from '../../records/record-title.ts';
import { resultsAddress } from '../../search/search-address.ts';
import { isDisabledLandingPage } from '../../runtime/disabled-landing-pages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useFormat } from '../../runtime/use-format.ts';
import type { Suggested } from './fetch-suggestions.ts';
import type { Choice, ChoiceGroup } from './choice.ts';
import { forgetSearches, pastSearches } from './past-searches.ts';
import { SUGGESTION_GROUPS } from './suggested-searches.ts';
import { useSuggested } from './use-suggested.ts';

const RECORDS_MAX = 3;
/** Records found by several identifiers are the answer to the query rather than suggestions. */
const IDENTIFIED_MAX = 10;
const PAST_MAX = 5;

/** Returns the suggestions for a query that is being typed, group by group. Requests are sent while `isWanted` returns true. */
export const useChoiceGroups = (
  query: SearchQuery,
  isWanted: () => boolean,
): { readonly groups: readonly ChoiceGroup[]; readonly forget: () => void } => {
  const t = useMessages();
  const past = usePastChoices(query.keyword);
  const records = useRecordChoices(query);
  const { searches, persons, ...found } = useSuggested(query, isWanted);
  const format = useFormat();
  const searchGroups = SUGGESTION_GROUPS.map((group) => ({
    key: group,
    title: t(`suggest.${group}`),
    choices: searches
      .filter((search) => search.group === group)
      .map(({ words, query: wanted, total }) => ({
        key: `${group} ${words}`,
        text: words,
        detail: format.number(total),
        address: resultsAddress(wanted),
      })),
  }));
  const groups = [
    { key: 'record', ...records(found) },
    { key: 'person', title: t('suggest.persons'), choices: persons.map(personChoice(t('suggest.person'))) },
    ...searchGroups,
    { key: 'past', title: t('suggest.past'), choices: past.choices },
  ];
  return { groups: groups.filter(({ choices }) => choices.length > 0), forget: past.forget };
};

/** Several people may have one name: the iD tells them apart. */
const personChoice =
  (word: string) =>
  ({ name, orcid }: Suggested['persons'][number]): Choice => ({
    key: orcid,
    text: name,
    detail: `${word} · ${orcid}`,
    address: personAddress(orcid, name),
  });

const useRecordChoices = ({ kind: searched }: SearchQuery) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const titleOf = (list: IdentifierList | null | undefined): string =>
    list
      ? t('suggest.identifiers', { count: list.found.length + list.missing.length, found: list.found.length })
      : t('suggest.record');
  const choiceOf = ({ kind, record }: FoundRecord): Choice => {
    const shown = kindOfRecord(kind, record);
    return {
      key: record.id,
      text: plainText(recordTitle(record)),
      detail: t(`one.${shown}`),
      address: landingAddress(shown, record.id),
    };
  };
  return ({
    identified,
    page,
  }: Omit<Suggested, 'searches' | 'persons'>): Pick<ChoiceGroup, 'title' | 'choices'> => {
    const most = page?.identifiers ? IDENTIFIED_MAX : RECORDS_MAX;
    const others = (page?.results ?? [])
      .filter(({ id }) => !identified.some(({ record }) => record.id === id))
      .map((record) => ({ kind: searched, record }));
    const choices = [...identified, ...others]
      .map(choiceOf)
      .filter(({ address }) => address !== null && !isDisabledLandingPage(configuration, address))
      .slice(0, most);
    return { title: titleOf(page?.identifiers), choices };
  };
};

const usePastChoices = (typed: string) => {
  const t = useMessages();
  const [past, setPast] = useState(pastSearches);
  const wanted = typed.toLowerCase();
  const alike = past.filter(({ words }) => words !== typed && words.toLowerCase().includes(wanted));
  const choices = alike
    .slice(0, PAST_MAX)
    .map(({ words, address }): Choice => ({ key: address, text: words, detail: '', address }));
  const forgetChoice: Choice = { key: 'forget', text: t('suggest.forget'), detail: '', address: null };
  return {
    choices: choices.length > 0 ? [...choices, forgetChoice] : [],
    forget: () => {
      forgetSearches();
      setPast([]);
    },
  };
};
