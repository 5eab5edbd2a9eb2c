import type { UseComboboxReturnValue } from 'downshift';
import { useMessages } from '../../messages/use-messages.ts';
import type { Choice, ChoiceGroup } from './choice.ts';
import styles from './suggestions.module.css';

interface ChoiceListProps {
  readonly groups: readonly ChoiceGroup[];
  readonly isShown: boolean;
  readonly box: UseComboboxReturnValue<Choice>;
}

/** The listbox under the search box: groups of options, and a hint on how words are interpreted. */
export const ChoiceList = ({ groups, isShown, box }: ChoiceListProps) => {
  const t = useMessages();
  const { getMenuProps, getItemProps, highlightedIndex } = box;
  const choices = groups.flatMap((group) => group.choices);
  return (
    <>
      <div className={styles['popup']} hidden={!isShown}>
        <div {...getMenuProps({ 'aria-label': t('suggest.label') })} className={styles['list']}>
          {groups.map(({ key, title, choices: offered }) => (
            <div key={key} role="group" aria-labelledby={`suggest-${key}`}>
              <div id={`suggest-${key}`} role="presentation" className="small soft">
                {title}
              </div>
              {offered.map((choice) => {
                const index = choices.indexOf(choice);
                return (
                  <div
                    key={choice.key}
                    {...getItemProps({ item: choice, index, 'aria-selected': index === highlightedIndex })}
                  >
                    <span>{choice.text}</span>
                    <span className="num small soft">{choice.detail}</span>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <p className="small soft">{t('suggest.all-words')}</p>
      </div>
      <p className="vh" aria-live="polite">
        {isShown && t('suggest.status', { count: choices.length })}
      </p>
    </>
  );
};
