import { restoreChange } from '@open-discovery/admin-client';
import type { AdminChange } from '@open-discovery/model';
import { useState } from 'react';
import { ScrollRegion } from '../../../../components/scroll-region.tsx';
import { SteadyButton } from '../../../../components/steady-button.tsx';
import { useMessages, useOptionalMessage } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useConsole } from '../../console-context.tsx';
import { useChangeContent } from '../../use-content.ts';
import { differences } from '../../parts/differences.ts';
import type { Difference } from '../../parts/differences.ts';
import { differingParts } from '../../parts/differing-parts.ts';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useTime } from '../../parts/use-time.ts';
import { NAME_FIELDS } from './use-change-name.ts';
import { useSeesAll } from './use-log-scope.ts';
import type { LogWords } from './use-log-words.ts';

interface ChangeEntryProps {
  readonly change: AdminChange;
  readonly words: LogWords;
  readonly onPerson: (person: Person) => void;
}

/** One change: a sentence, what differs, and the way back. */
export const ChangeEntry = ({ change, words, onPerson }: ChangeEntryProps) => {
  const t = useMessages();
  const optional = useOptionalMessage();
  const { configuration } = usePortal();
  const time = useTime({ dateStyle: 'medium' });
  const { user } = useConsole();
  const { at, by, byName, action, collection, portalPid } = change;
  const kind = optional(`admin-log.kind-${collection}`, collection);
  const name = words.changeName(change);
  const portal = words.portalOf(portalPid)?.name ?? portalPid;
  const isElsewhere = portalPid !== configuration.pid && portal !== name;
  return (
    <li>
      <p>
        <time dateTime={at}>{time(at)}</time> ·{' '}
        {by === null ? (
          t('admin-log.nobody')
        ) : (
          <PersonButton
            person={{ subject: by, name: byName ?? by }}
            isMe={by === user.id}
            onPerson={onPerson}
          />
        )}{' '}
        · {t('admin-log.what', { action: t(`admin-log.${action}`), kind })} <strong>{name}</strong>
        {portal !== null && isElsewhere && ` (${portal})`}
      </p>
      <Differences change={change} words={words} />
      {change.before !== null && collection !== 'source' && <Undo change={change} words={words} />}
    </li>
  );
};

/** The user who made a change. */
export interface Person {
  readonly subject: string;
  readonly name: string;
}

interface PersonButtonProps {
  readonly person: Person;
  readonly isMe: boolean;
  readonly onPerson: (person: Person) => void;
}

const PersonButton = ({ person, isMe, onPerson }: PersonButtonProps) => {
  const t = useMessages();
  return (
    <button
      type="button"
      className="admin-log-person"
      title={t('admin-log.only-theirs')}
      onClick={() => onPerson(person)}
    >
      {isMe ? t('admin-log.me', { name: person.name }) : person.name}
    </button>
  );
};

const Differences = ({ change, words }: Omit<ChangeEntryProps, 'onPerson'>) => {
  const t = useMessages();
  const time = useTime({ dateStyle: 'medium' });
  const { before, after, at, collection } = change;
  const name = words.changeName(change);
  const found = differences(before, after);
  if (found.length === 0) return null;
  return (
    <details>
      <summary>{t('admin-log.differences', { count: found.length })}</summary>
      {/* One change can have many items, so that their names and times do not tell them apart as landmarks. */}
      <ScrollRegion role="group" className="admin-scroll" label={`${name} ${time(at)}`}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{t('admin.field')}</th>
              <th scope="col">{t('admin-log.before')}</th>
              <th scope="col">{t('admin-log.after')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((one) => (
              <tr key={one.field}>
                <th scope="row">{words.fieldName(collection, one.field)}</th>
                <Values words={words} change={change} difference={one} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {before === null && <p className="soft">{t('admin-log.no-undo')}</p>}
    </details>
  );
};

interface ValuesProps extends Pick<ChangeEntryProps, 'change' | 'words'> {
  readonly difference: Difference;
}

/** The value of a field before and after a change. */
const Values = ({ words, change, difference: { field, before, after } }: ValuesProps) => {
  const t = useMessages();
  const isName = NAME_FIELDS[change.collection] === field;
  const textOf = (value: unknown, version: AdminChange): string => {
    if (value === null) return '';
    return isName ? words.changeName(version) : words.valueText(field.split('.').at(-1) ?? '', value);
  };
  const texts = differingParts(
    textOf(before, { ...change, after: null }),
    textOf(after, { ...change, before: null }),
  );
  return texts.map((text, at) => (
    <td key={at} className="admin-value">
      {[before, after][at] === null ? <span className="soft">{t('admin-log.nothing')}</span> : text}
    </td>
  ));
};

/** The button that restores the version before a change. */
const Undo = ({ change, words }: Omit<ChangeEntryProps, 'onPerson'>) => {
  const t = useMessages();
  const seesAll = useSeesAll();
  const portal = seesAll ? null : words.portalOf(change.portalPid);
  const changeContent = useChangeContent();
  const failureText = useFailureText((field) => words.fieldName(change.collection, field));
  const [state, setState] = useState<'ready' | 'sent' | 'done' | { readonly failure: string }>('ready');
  const cannotUndo = state === 'sent' || state === 'done' || (!seesAll && portal === null);
  const undo = async () => {
    setState('sent');
    const answer = await changeContent(restoreChange(portal, change._id));
    setState(answer.ok ? 'done' : { failure: failureText(answer.error) });
  };
  return (
    <p className="row">
      <SteadyButton isOff={cannotUndo} onClick={() => void undo()}>
        {t('admin-log.undo')}
      </SteadyButton>
      <span role="status">{state === 'done' && t('admin-log.undone')}</span>
      {typeof state === 'object' && (
        <span role="alert" className="admin-problem">
          {state.failure}
        </span>
      )}
    </p>
  );
};
