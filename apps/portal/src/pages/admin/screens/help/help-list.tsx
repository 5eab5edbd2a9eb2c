import type { HttpError } from '@open-discovery/http';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/link.tsx';
import { SteadyButton } from '../../../../components/steady-button.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import { AskingButton } from '../../parts/asking-button.tsx';
import { EffectSwitch } from '../../parts/effect-switch.tsx';
import { FailureAlert } from '../../parts/failure-alert.tsx';
import { PAGE_SIZE, pageOf } from '../../parts/list/list-page.ts';
import { Pages } from '../../parts/list/pages.tsx';
import { textOfHtml } from './text-of-html.ts';
import type { HelpChanges } from './use-help-changes.ts';

interface HelpText {
  readonly _id: string;
  readonly content: string;
  readonly isActive: boolean;
}

interface HelpListProps<Text extends HelpText> {
  readonly label: string;
  readonly texts: readonly Text[];
  readonly addressOf: (text: Text) => string;
  readonly changes: HelpChanges;
  /** False where visitors see no texts, so that a switch changes nothing for them. */
  readonly isShown?: boolean;
  /** Moves a text of the list; absent where texts have no order. */
  readonly onMove?: (index: number, by: 1 | -1) => void;
}

/** Help texts in their order, each with its switch. */
export const HelpList = <Text extends HelpText>({
  label,
  texts,
  addressOf,
  changes,
  isShown = true,
  onMove,
}: HelpListProps<Text>) => {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  const [page, setPage] = useState(0);
  const shown = pageOf(texts, page);
  const move = (index: number, by: 1 | -1): void => {
    // The list follows a text to another page.
    setPage(Math.floor((index + by) / PAGE_SIZE));
    onMove?.(index, by);
  };
  const nameOf = ({ content }: HelpText): string => textOfHtml(content) || t('admin-help.without-words');
  return (
    <div className="admin-list">
      <ul ref={list} aria-label={label} tabIndex={-1}>
        {shown.items.map((text, at) => (
          <li key={text._id} className="row admin-between">
            <EffectSwitch
              label={nameOf(text)}
              isOn={text.isActive}
              effects={() =>
                isShown ? [t(text.isActive ? 'admin-help.effect-off' : 'admin-help.effect-on')] : []
              }
              onChange={(isActive) => changes.setActive(text._id, isActive)}
            />
            <div className="row">
              {onMove && (
                <Moves name={nameOf(text)} index={shown.first - 1 + at} count={texts.length} onMove={move} />
              )}
              <Link to={addressOf(text)} aria-label={t('admin.edit-name', { name: nameOf(text) })}>
                {t('admin.edit')}
              </Link>
              <AskingButton
                className="link"
                name={t('admin-help.delete-name', { name: nameOf(text) })}
                title={t('admin-help.delete-title')}
                confirm={t('admin.delete')}
                onConfirm={() => changes.remove(text._id)}
              >
                <p>{textOfHtml(text.content)}</p>
                <p>{t('admin-help.delete-text')}</p>
              </AskingButton>
            </div>
          </li>
        ))}
      </ul>
      {texts.length > PAGE_SIZE && <Pages {...shown} total={texts.length} onChange={setPage} />}
    </div>
  );
};

interface MovesProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (index: number, by: 1 | -1) => void;
}

const Moves = ({ name, index, count, onMove }: MovesProps) => (
  <>
    <Move name={name} sign="↑" isAble={index > 0} onMove={() => onMove(index, -1)} />
    <Move name={name} sign="↓" isAble={index < count - 1} onMove={() => onMove(index, 1)} />
  </>
);

interface MoveProps {
  readonly name: string;
  readonly sign: '↑' | '↓';
  readonly isAble: boolean;
  readonly onMove: () => void;
}

const Move = ({ name, sign, isAble, onMove }: MoveProps) => {
  const t = useMessages();
  return (
    <SteadyButton
      className="btn small"
      isOff={!isAble}
      aria-label={t(sign === '↑' ? 'admin.move-up' : 'admin.move-down', { name })}
      onClick={onMove}
    >
      {sign}
    </SteadyButton>
  );
};

interface FrameProps {
  /** `null` where visitors would not see a new text. */
  readonly newAddress: string | null;
  readonly failure: HttpError | null;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The frame of lists of help texts: the way to a new one, what failed, and that there are none yet. */
export const HelpFrame = ({ newAddress, failure, isEmpty, children }: FrameProps) => {
  const t = useMessages();
  return (
    <>
      {newAddress !== null && (
        <p>
          <Link className="btn" to={newAddress}>
            {t('admin-help.new')}
          </Link>
        </p>
      )}
      <FailureAlert error={failure} />
      {isEmpty && <p className="soft">{t('admin-help.none')}</p>}
      {children}
    </>
  );
};
