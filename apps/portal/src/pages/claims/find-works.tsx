import { parseOrcid } from '@open-discovery/identifiers';
import type { ClaimEnd } from '@open-discovery/model';
import type { SearchQuery } from '@open-discovery/search-fields';
import { useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { listQuery, orcidQuery, useFindEnds, wordsQuery } from './find-ends.ts';
import { FoundList } from './found-list.tsx';
import { splitIdentifiers } from './split-identifiers.ts';

const MAX_FILE_BYTES = 1_000_000;

/** The searches of what was entered, or the message that it is not valid. */
type Prepared = readonly SearchQuery[] | MessageId;

/** The ways to find works. */
const WAYS = {
  words: (text: string): Prepared => [wordsQuery('product', text)],
  orcid: (text: string): Prepared => {
    const orcid = parseOrcid(text);
    return orcid === null ? 'claims.orcid-wrong' : [orcidQuery(orcid.value)];
  },
  list: (text: string): Prepared => {
    const { lists } = splitIdentifiers(text);
    return lists.length === 0 ? 'claims.list-wrong' : lists.map(listQuery);
  },
} as const;

type Way = keyof typeof WAYS;
const WAY_NAMES: readonly Way[] = ['words', 'orcid', 'list'];

interface FindWorksProps {
  readonly chosen: readonly ClaimEnd[];
  readonly onAdd: (works: readonly ClaimEnd[]) => void;
}

/** Finds works by words or an identifier, by the ORCID iD of an author, or by a list of identifiers. */
export const FindWorks = ({ chosen, onAdd }: FindWorksProps) => {
  const t = useMessages();
  const [found, find] = useFindEnds();
  const [way, setWay] = useState<Way>('words');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<MessageId | null>(null);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (found === 'searching' || text.trim() === '') return;
    const prepared = WAYS[way](text);
    setProblem(typeof prepared === 'string' ? prepared : null);
    if (typeof prepared === 'string') return;
    await find(prepared);
  };
  const choose = (next: Way): void => {
    setWay(next);
    setProblem(null);
  };
  const left = way === 'list' ? splitIdentifiers(text) : null;
  return (
    <>
      <form className="claims-form" onSubmit={(event) => void submit(event)}>
        <label>
          {t('claims.way')}
          <select
            value={way}
            onChange={({ currentTarget }) =>
              choose(WAY_NAMES.find((one) => one === currentTarget.value) ?? 'words')
            }
          >
            {WAY_NAMES.map((one) => (
              <option key={one} value={one}>
                {t(`claims.way-${one}`)}
              </option>
            ))}
          </select>
        </label>
        <Entry way={way} text={text} onText={setText} onProblem={setProblem} />
        {problem && <p role="alert">{t(problem)}</p>}
        {left && left.left > 0 && <p>{t('claims.list-long', { count: left.count })}</p>}
        <button type="submit" className="btn" aria-disabled={found === 'searching'}>
          {t(way === 'list' ? 'claims.look-up' : 'search.submit')}
        </button>
      </form>
      <FoundList found={found} chosen={chosen} onAdd={onAdd} />
    </>
  );
};

interface EntryProps {
  readonly way: Way;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onProblem: (problem: MessageId) => void;
}

/** The field that a way needs. A list can come from a file. */
const Entry = ({ way, text, onText, onProblem }: EntryProps) => {
  const t = useMessages();
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const content = file.size > MAX_FILE_BYTES ? null : await file.text().catch(() => null);
    if (content === null || content.includes('\u0000')) onProblem('claims.file-wrong');
    else onText(content);
    // Allows choosing the same file again.
    target.value = '';
  };
  if (way !== 'list')
    return (
      <label>
        {t(`claims.${way}`)}
        <input
          type="text"
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      </label>
    );
  return (
    <>
      <label>
        {t('claims.list')}
        <textarea rows={5} value={text} onChange={({ currentTarget }) => onText(currentTarget.value)} />
      </label>
      <label>
        {t('claims.file')}
        <input type="file" accept=".txt,.csv,.ris,.bib,text/*" onChange={(event) => void open(event)} />
      </label>
    </>
  );
};
