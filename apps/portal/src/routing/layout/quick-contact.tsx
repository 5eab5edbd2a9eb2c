import { contactAddress } from '../../runtime/contact-address.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../components/icon.tsx';

/** A link to the portal's contact; absent when none is configured. Spec §2 "hasQuickContact". */
export const QuickContact = () => {
  const t = useMessages();
  const { quickContact } = usePortal().configuration;
  if (quickContact === null) return null;
  return (
    <a className="btn small" href={contactAddress(quickContact)}>
      <Icon name="mail" /> {t('contact.label')}
    </a>
  );
};
