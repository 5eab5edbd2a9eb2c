import type { RecordKind } from '@open-discovery/model';
import { useMessages } from '../messages/use-messages.ts';
import { Icon } from './icon.tsx';

/** The icon and name of a kind of record. */
export const KindLabel = ({ kind }: { readonly kind: RecordKind }) => {
  const t = useMessages();
  return (
    <span className="label">
      <Icon name={kind} /> {t(`one.${kind}`)}
    </span>
  );
};
