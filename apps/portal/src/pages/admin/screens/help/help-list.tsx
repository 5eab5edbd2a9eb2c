import type { HttpError } from '@open-discovery/http';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/link.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import { AskingButton } from '../../parts/asking-button.tsx';
import { EffectSwitch } from '../../parts/effect-switch.tsx';
import { FailureAlert } from '../../parts/failure-alert.tsx';
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
  /** Moves a text of the list; absent where texts have no order. */
  readonly onMove?: (index: number, by: 1 | -1) => void;
}

/** Help texts in their order, each with its switch. */
export const HelpList = <Text extends HelpText>({
  label,
  texts,
  addressOf,
  changes,
  onMove,
}: HelpListProps<Text>) => {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  const nameOf = ({ content }: HelpText): string => textOfHtml(content) || t('admin-help.without-words');
  return (
    <div className="admin-list">
      <ul ref={list} aria-label={label} tabIndex={-1}>
        {texts.map((text, index) => (
          <li key={text._id} className="row admin-between">
            <EffectSwitch
              label={nameOf(text)}
              isOn={text.isActive}
              effects={() => [t(text.isActive ? 'admin-help.effect-off' : 'admin-help.effect-on')]}
              onChange={(isActive) => changes.setActive(text._id, isActive)}
            />
            <div className="row">
              {onMove && <Moves name={nameOf(text)} index={index} count={texts.length} onMove={onMove} />}
              <Link to={addressOf(text)} aria-label={t('admin-help.edit-name', { name: nameOf(text) })}>
                {t('admin-help.edit')}
              </Link>
              <AskingButton
                className="link"
                name={t('admin-help.delete-name', { name: nameOf(text) })}
                title={t('admin-help.delete-title')}
                confirm={t('admin-help.delete')}
                onConfirm={() => changes.remove(text._id)}
              >
                <p>{textOfHtml(text.content)}</p>
                <p>{t('admin-help.delete-text')}</p>
              </AskingButton>
            </div>
          </li>
        ))}
      </ul>
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
    <button
      type="button"
      className="btn small"
      aria-disabled={!isAble}
      aria-label={t(sign === '↑' ? 'admin-help.move-up' : 'admin-help.move-down', { name })}
      onClick={() => isAble && onMove()}
    >
      {sign}
    </button>
  );
};

interface FrameProps {
  readonly newAddress: string;
  readonly failure: HttpError | null;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** The frame of lists of help texts: the way to a new one, what failed, and that there are none yet. */
export const HelpFrame = ({ newAddress, failure, isEmpty, children }: FrameProps) => {
  const t = useMessages();
  return (
    <>
      <p>
        <Link className="btn" to={newAddress}>
          {t('admin-help.new')}
        </Link>
      </p>
      <FailureAlert error={failure} />
      {isEmpty && <p className="soft">{t('admin-help.none')}</p>}
      {children}
    </>
  );
};
