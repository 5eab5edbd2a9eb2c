import { findWithdrawable } from '@open-discovery/admin-client';
import { landingAddress } from '@open-discovery/model';
import type { WithdrawableRecord } from '@open-discovery/model';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { withdrawAddress } from '../../../../session/admin-path.ts';
import { TextField } from '../../parts/fields/text-field.tsx';
import { required } from '../../parts/form/rules.ts';
import { NoList } from '../../parts/list/item-list.tsx';
import { useProblemText } from '../../parts/use-problem-text.ts';
import { useContent } from '../../use-content.ts';
import { WithdrawForm } from './withdraw-form.tsx';

/** Finds a record, shows it, and asks why it is withdrawn. */
export const WithdrawRecord = ({ heading }: { readonly heading: RefObject<HTMLHeadingElement | null> }) => {
  const t = useMessages();
  const [parameters] = useSearchParams();
  const asked = parameters.get('record') ?? '';
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('admin-withdrawals.withdraw')}
      </h2>
      <FindForm asked={asked} />
      {asked !== '' && <Found key={asked} asked={asked} />}
    </>
  );
};

const FindForm = ({ asked }: { readonly asked: string }) => {
  const t = useMessages();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [text, setText] = useState(asked);
  const [wasSent, setSent] = useState(false);
  const [before, setBefore] = useState(asked);
  // The way back in the history names another record.
  if (before !== asked) {
    setBefore(asked);
    setText(asked);
  }
  const problem = wasSent ? required(text) : null;
  return (
    <form
      className="admin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (required(text) === null) void navigate(withdrawAddress(text.trim()));
      }}
    >
      <TextField
        name="record"
        label={t('admin-withdrawals.record')}
        value={text}
        problem={problem && problemText(problem)}
        onChange={setText}
        isRequired
        isCode
      />
      <div className="row admin-buttons">
        <button type="submit" className="btn">
          {t('admin-withdrawals.find')}
        </button>
      </div>
    </form>
  );
};

const Found = ({ asked }: { readonly asked: string }) => {
  const t = useMessages();
  const content = useContent(findWithdrawable(asked));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { value: records } = content;
  const chosen =
    records?.find(({ id }) => id === chosenId) ?? (records?.length === 1 ? records[0] : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [chosen?.id]);
  if (!records) return <NoList content={content} />;
  if (chosen)
    return (
      <section>
        <RecordFacts record={chosen} heading={heading} />
        <WithdrawForm record={chosen} />
      </section>
    );
  if (records.length === 0) return <p role="status">{t('admin-withdrawals.none')}</p>;
  return (
    <>
      <p role="status">{t('admin-withdrawals.several')}</p>
      <ul className="admin-list" aria-label={t('admin-withdrawals.several')}>
        {records.map((record) => (
          <li key={record.id}>
            <RecordFacts record={record} />
            <button
              type="button"
              className="btn"
              aria-label={t('admin-withdrawals.choose-of', { name: record.title })}
              onClick={() => setChosenId(record.id)}
            >
              {t('admin-withdrawals.choose')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

interface RecordFactsProps {
  readonly record: WithdrawableRecord;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

const RecordFacts = ({ record: { id, kind, title, sources }, heading }: RecordFactsProps) => {
  const t = useMessages();
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p className="soft small">
        {t(`one.${kind}`)} ·{' '}
        <Link className="admin-break" to={landingAddress(kind, id)}>
          {id}
        </Link>
        {sources.length > 0 && ` · ${t('admin-withdrawals.sources', { names: sources.join(', ') })}`}
      </p>
    </>
  );
};
