import { restoreChange } from '@open-discovery/admin-client';
import type { AdminChange } from '@open-discovery/model';
import { useState } from 'react';
import { ScrollRegion } from '../../../../components/scroll-region.tsx';
import { useMessages, useOptionalMessage } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useConsole } from '../../console-context.tsx';
import { useChangeContent } from '../../use-content.ts';
import { differences } from '../../parts/differences.ts';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useItemNames } from '../../parts/item-names.ts';
import { useValueText } from '../../parts/use-value-text.ts';
import { changeName } from './change-name.ts';
import { useLogPortal, useSeesAll } from './use-log-scope.ts';

interface ChangeEntryProps {
  readonly change: AdminChange;
  readonly onPerson: (subject: string) => void;
}

/** One change: a sentence, what differs, and the way back. */
export const ChangeEntry = ({ change, onPerson }: ChangeEntryProps) => {
  const t = useMessages();
  const optional = useOptionalMessage();
  const { language, configuration } = usePortal();
  const { user } = useConsole();
  const { at, by, action, collection, portalPid } = change;
  const place = portalPid === null || portalPid === configuration.pid ? '' : ` (${portalPid})`;
  const kind = optional(`admin-log.kind-${collection}`, collection);
  const { ofDiv } = useItemNames();
  const name = changeName(change);
  return (
    <li>
      <p>
        <time dateTime={at}>{timeOf(at, language)}</time> ·{' '}
        {by === null ? (
          t('admin-log.nobody')
        ) : (
          <Person subject={by} isMe={by === user.id} onPerson={onPerson} />
        )}{' '}
        · {t('admin-log.what', { action: t(`admin-log.${action}`), kind })}{' '}
        <strong>{collection === 'divId' ? ofDiv(name) : name}</strong>
        {place}
      </p>
      <Differences change={change} />
      {change.before !== null && collection !== 'source' && <Undo change={change} />}
    </li>
  );
};

/** Returns a time in the reader's language and time zone. */
const timeOf = (at: string, language: string): string =>
  new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });

interface PersonProps {
  readonly subject: string;
  readonly isMe: boolean;
  readonly onPerson: (subject: string) => void;
}

const Person = ({ subject, isMe, onPerson }: PersonProps) => {
  const t = useMessages();
  return (
    <button
      type="button"
      className="admin-log-person"
      title={t('admin-log.only-theirs')}
      onClick={() => onPerson(subject)}
    >
      {isMe ? t('admin-log.me', { name: subject }) : subject}
    </button>
  );
};

const Differences = ({ change }: { readonly change: AdminChange }) => {
  const t = useMessages();
  const { before, after, at } = change;
  const fieldName = useFieldName();
  const found = differences(before, after);
  if (found.length === 0) return null;
  return (
    <details>
      <summary>{t('admin-log.differences', { count: found.length })}</summary>
      {/* One change can have many items, so that their names and times do not tell them apart as landmarks. */}
      <ScrollRegion role="group" className="scroll" label={`${changeName(change)} ${at}`}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{t('admin-log.field')}</th>
              <th scope="col">{t('admin-log.before')}</th>
              <th scope="col">{t('admin-log.after')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((one) => (
              <tr key={one.field}>
                <th scope="row">{fieldName(one.field)}</th>
                <Value field={one.field} value={one.before} />
                <Value field={one.field} value={one.after} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {before === null && <p className="soft">{t('admin-log.no-undo')}</p>}
    </details>
  );
};

/** Returns the function that names a field by its path: a part of a known field by the field and the part. */
const useFieldName = (): ((path: string) => string) => {
  const optional = useOptionalMessage();
  const nameOf = (name: string | undefined): string => optional(`admin-log.field-${name}`, '');
  return (path) => {
    const [part = '', whole] = path.split('.').reverse();
    return nameOf(part) || (nameOf(whole) && `${nameOf(whole)}: ${part}`) || path;
  };
};

const Value = ({ field, value }: { readonly field: string; readonly value: unknown }) => {
  const t = useMessages();
  const valueText = useValueText();
  return (
    <td className="admin-value">
      {value === null ? (
        <span className="soft">{t('admin-log.nothing')}</span>
      ) : (
        valueText(field.split('.').at(-1) ?? '', value)
      )}
    </td>
  );
};

/** The button that restores the version before a change. */
const Undo = ({ change }: { readonly change: AdminChange }) => {
  const t = useMessages();
  const seesAll = useSeesAll();
  const portalOf = useLogPortal();
  const portal = seesAll ? null : portalOf(change.portalPid);
  const changeContent = useChangeContent();
  const failureText = useFailureText();
  const [state, setState] = useState<'ready' | 'sent' | 'done' | { readonly failure: string }>('ready');
  const undo = async () => {
    setState('sent');
    const answer = await changeContent(restoreChange(portal, change._id));
    setState(answer.ok ? 'done' : { failure: failureText(answer.error) });
  };
  return (
    <p className="row">
      <button
        type="button"
        className="btn"
        disabled={state === 'sent' || state === 'done' || (!seesAll && portal === null)}
        onClick={() => void undo()}
      >
        {t('admin-log.undo')}
      </button>
      <span role="status">{state === 'done' && t('admin-log.undone')}</span>
      {typeof state === 'object' && <span role="alert">{state.failure}</span>}
    </p>
  );
};
