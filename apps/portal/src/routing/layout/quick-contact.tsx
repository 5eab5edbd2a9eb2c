import { usePortal } from '../../runtime/portal-context.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../../components/icon.tsx';

/** The short way to the people behind the portal; nothing where the portal names none. Spec §2, "hasQuickContact". */
export const QuickContact = () => {
  const t = useMessages();
  const { quickContact } = usePortal().configuration;
  if (quickContact === null) return null;
  const href = quickContact.includes('@') ? `mailto:${quickContact}` : quickContact;
  return (
    <a className="btn small" href={href}>
      <Icon name="mail" /> {t('contact.label')}
    </a>
  );
};
