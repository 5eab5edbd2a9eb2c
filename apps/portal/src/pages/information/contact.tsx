import { useMessages } from '../../messages/use-messages.ts';
import { contactAddress } from '../../runtime/contact-address.ts';
import { usePortal } from '../../runtime/portal-context.tsx';

/** The link to the portal's contact, or a sentence that there is none. */
export const Contact = () => {
  const t = useMessages();
  const { quickContact } = usePortal().configuration;
  if (quickContact === null) return <p>{t('information.no-contact')}</p>;
  return (
    <p>
      <a href={contactAddress(quickContact)}>{t('information.contact')}</a>
    </p>
  );
};
