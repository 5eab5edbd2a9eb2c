import type { RecordKind } from '@open-discovery/model';
import { useGraphAddress } from '../../../runtime/use-graph-address.ts';
import { useOptionalMessage } from '../../../messages/use-messages.ts';
import { formatAddress } from './record-formats.ts';
import type { Format } from './record-formats.ts';

interface FormatLinksProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly formats: readonly Format[];
}

/** A record's formats as plain links. */
export const FormatLinks = ({ kind, id, formats }: FormatLinksProps) => {
  const message = useOptionalMessage();
  const addressOf = useGraphAddress();
  return (
    <ul>
      {formats.map((format) => (
        <li key={format}>
          <a href={addressOf(formatAddress(kind, id, format))} rel="nofollow">
            {message(`format.${format}`, format)}
          </a>
        </li>
      ))}
    </ul>
  );
};
