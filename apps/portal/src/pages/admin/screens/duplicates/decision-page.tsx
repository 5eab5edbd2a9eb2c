import { findMergeable } from '@open-discovery/admin-client';
import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { decisionAddress } from '../../../../runtime/console-addresses.ts';
import { FindForm } from '../../parts/record/find-form.tsx';
import { FoundRecord } from '../../parts/record/found-record.tsx';
import { useFoundRecord } from '../../parts/record/use-found-record.ts';
import { screenAddress } from '../../screen-address.ts';
import { PairForm } from './pair-form.tsx';
import { PartsForm } from './parts-form.tsx';
import { separableParts } from './separable-parts.ts';

interface DecisionPageProps {
  readonly form: 'merge' | 'separate';
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Finds the records of a decision and asks for it: two records that are the same, the parts of one that are different, or two
 * that must never be merged.
 */
export const DecisionPage = ({ form, heading }: DecisionPageProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const asked = { record: parameters.get('record') ?? '', other: parameters.get('other') ?? '' };
  const first = useFoundRecord(asked.record, findMergeable);
  const second = useFoundRecord(asked.other, findMergeable);
  const record = first.chosen;
  const parts = separableParts(record?.parts ?? []);
  const isOfParts = form === 'separate' && parts.length > 1;
  const isOfTwo = form === 'merge' || (record !== null && !isOfParts);
  const none = t('admin-duplicates.none');
  return (
    <>
      <p>
        <Link to={screenAddress('duplicates')}>{t('admin-duplicates.back')}</Link>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        {t(`admin-duplicates.${form}`)}
      </h2>
      <div className="admin-pair">
        <section>
          <FindForm
            name="record"
            label={t('admin.record')}
            find={t('admin.record-find')}
            asked={asked.record}
            onFind={(text) => void navigate(decisionAddress(form, { ...asked, record: text }))}
          />
          {asked.record !== '' && <FoundRecord key={asked.record} found={first} none={none} />}
        </section>
        {isOfTwo && (
          <section>
            {form === 'separate' && (
              <p>
                {t(`admin-duplicates.${parts.length === 0 ? 'not-merged' : 'one-id'}`)}{' '}
                {t('admin-duplicates.apart')}
              </p>
            )}
            <FindForm
              name="other"
              label={t('admin-duplicates.other')}
              find={t('admin-duplicates.find-other')}
              asked={asked.other}
              onFind={(text) => void navigate(decisionAddress(form, { ...asked, other: text }))}
            />
            {asked.other !== '' && <FoundRecord key={asked.other} found={second} none={none} />}
          </section>
        )}
      </div>
      {isOfParts && record && <PartsForm key={record.id} id={record.id} parts={parts} />}
      {isOfTwo && record && second.chosen && (
        <PairForm verdict={form === 'merge' ? 'same' : 'different'} record={record} other={second.chosen} />
      )}
    </>
  );
};
