import { useState } from 'react';
import { saveText } from '../../../../components/download/save-file.ts';
import { SteadyButton } from '../../../../components/steady-button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useSendRequest } from '../../use-content.ts';
import type { PeopleFilter } from './people-calls.ts';
import { readManyPeople } from './read-many-people.ts';
import { usePeopleTable } from './use-people-table.ts';

/** The button that saves the users of a list, with their roles, as a table. It reads them a hundred at a time. */
export const SavePeople = ({ filter }: { readonly filter: PeopleFilter }) => {
  const t = useMessages();
  const send = useSendRequest();
  const tableOf = usePeopleTable();
  const failureText = useFailureText();
  const [isReading, setReading] = useState(false);
  const [note, setNote] = useState('');
  const save = async (): Promise<void> => {
    setReading(true);
    const answer = await readManyPeople({
      filter,
      send,
      onProgress: (count, total) => setNote(t('people.reading', { count, total })),
    });
    setReading(false);
    setNote(answer.ok ? t('people.saved', { count: answer.value.length }) : failureText(answer.error));
    if (answer.ok) saveText(tableOf(answer.value), 'users.csv', 'text/csv');
  };
  return (
    <div className="row">
      <SteadyButton isOff={isReading} onClick={() => void save()}>
        {t('people.save')}
      </SteadyButton>
      <p role="status">{note}</p>
    </div>
  );
};
