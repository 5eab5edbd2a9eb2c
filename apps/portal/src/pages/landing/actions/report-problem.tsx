import { plainText } from '@open-discovery/model';
import { isMailAddress } from '../../../runtime/contact-address.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { Icon } from '../../../components/icon.tsx';
import { recordTitle } from '../../../records/record-title.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { mailAddress } from './mail-address.ts';
import { recordInText } from './record-in-text.ts';
import { useRecordAddress } from './use-record-address.ts';
import type { RecordProps } from '../record-props.ts';

/**
 * A link to email the portal's team about the record, or to their page; nothing when neither is configured.
 */
export const ReportProblem = ({ kind, record }: RecordProps) => {
  const t = useMessages();
  const { quickContact } = usePortal().configuration;
  const address = useRecordAddress(kind, record.id);
  if (!quickContact) return null;
  const title = plainText(recordTitle(record));
  const href = isMailAddress(quickContact)
    ? mailAddress(quickContact, {
        subject: t('report.subject', { title }),
        body: `${t('report.body')}\n\n\n--\n${recordInText(record, address)}`,
      })
    : quickContact;
  return (
    <a className="btn" href={href} rel="noopener">
      <Icon name="flag" /> {t('landing.report')}
    </a>
  );
};
