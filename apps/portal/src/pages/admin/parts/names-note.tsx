import type { MessageId } from '../../../messages/message-id.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useSomeNames } from './use-some-names.ts';

interface NamesNoteProps {
  /** The text, with the values `count` and `names`. */
  readonly messageId: MessageId;
  readonly items: readonly { readonly name: string }[];
  readonly className: string;
}

/** Says what is true of items, with their number and names; nothing without items. */
export const NamesNote = ({ messageId, items, className }: NamesNoteProps) => {
  const t = useMessages();
  const some = useSomeNames();
  if (items.length === 0) return null;
  return (
    <p className={className}>
      {t(messageId, { count: items.length, names: some(items.map(({ name }) => name)) })}
    </p>
  );
};
