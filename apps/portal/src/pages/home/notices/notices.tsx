import type { AddressNotice } from '@open-discovery/search-fields';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCatalog } from '../../../messages/use-catalog.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import type { MessageId } from '../../../messages/message-id.ts';
import { useLabels } from '../../../runtime/use-labels.ts';
import { shorten } from '../../../runtime/shorten.ts';
import { refusedYears } from '../../../search/refused-years.ts';
import { RARE_PARTS_CATALOG } from '../rare-parts-catalog.ts';
import { useYearRule } from './use-year-rule.ts';

/** The texts of notices that are not about one wrong value. */
const TEXTS: Readonly<Partial<Record<string, MessageId>>> = {
  'notice.day': 'notice.day',
  'notice.no-words': 'notice.no-words',
  'notice.second-kind': 'notice.second-kind',
  'notice.repeated-parameter': 'notice.repeated-parameter',
  'notice.too-many-values': 'notice.too-many-values',
  'notice.too-many-parameters': 'notice.too-many-parameters',
  'notice.unknown-parameter': 'notice.unknown-parameter',
  'notice.own-role': 'notice.own-role',
  'notice.too-long': 'notice.too-long',
};

/** Enough to recognize a value. */
const VALUE_CHARACTERS = 200;

interface NoticesProps {
  readonly notices: readonly AddressNotice[];
}

/** Lists what was left out of the search, each with its reason. */
export const Notices = ({ notices }: NoticesProps) =>
  notices.length > 0 && (
    <Suspense fallback={null}>
      <NoticeList notices={notices} />
    </Suspense>
  );

const NoticeList = ({ notices }: NoticesProps) => {
  useCatalog(RARE_PARTS_CATALOG, 'notice.dropped');
  const t = useMessages();
  const [parameters] = useSearchParams();
  const years = refusedYears(parameters, notices);
  const ruleOf = useYearRule();
  const labels = useLabels();
  const others = years ? notices.filter(({ param }) => !Object.hasOwn(years.typed, param)) : notices;
  return (
    <ul className="notice small">
      {years && (
        <li>
          {t('notice.years', { years: Object.values(years.typed).join(' – ') })} {ruleOf(years.rule)}
        </li>
      )}
      {others.map(({ param, value, messageId }, index) => (
        <li key={index}>
          {t(TEXTS[messageId] ?? 'notice.dropped', {
            param,
            field: labels.field(param),
            value: shorten(value, VALUE_CHARACTERS),
          })}
        </li>
      ))}
    </ul>
  );
};
