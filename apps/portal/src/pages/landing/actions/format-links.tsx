import type { ExportFormat } from '@open-discovery/export-formats';
import { usePortal } from '../../../app/portal-context.tsx';
import { useOptionalMessage } from '../../../messages/use-messages.ts';
import { downloadAddress } from './record-formats.ts';

interface FormatLinksProps {
  readonly id: string;
  readonly formats: readonly ExportFormat[];
}

/** Downloads of one record, as plain links. */
export const FormatLinks = ({ id, formats }: FormatLinksProps) => {
  const message = useOptionalMessage();
  const { configuration } = usePortal();
  return (
    <ul>
      {formats.map((format) => (
        <li key={format}>
          <a href={downloadAddress(configuration.addresses.graph, id, format)} rel="nofollow">
            {message(`format.${format}`, format)}
          </a>
        </li>
      ))}
    </ul>
  );
};
