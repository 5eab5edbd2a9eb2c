import { useMessages } from '../../../messages/use-messages.ts';
import { FormatLinks } from './format-links.tsx';
import { Popup } from './popup.tsx';
import { formatsOf } from './record-formats.ts';
import type { RecordProps } from '../record-props.ts';

/** Downloads of the record in every format of its kind. */
export const ExportRecord = ({ kind, record }: RecordProps) => {
  const t = useMessages();
  return (
    <Popup icon="download" title={t('landing.export')}>
      {() => <FormatLinks kind={kind} id={record.id} formats={formatsOf(kind)} />}
    </Popup>
  );
};
