import { getPortal } from '@open-discovery/admin-client';
import { PageStyles } from '../../../../components/page-styles.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { useContent } from '../../use-content.ts';
import styles from './look.css?url';
import { LookForm } from './look-form.tsx';

/** The look of the portal: name, logo, colors, fonts, home. Visitors see changes within seconds. */
export const LookScreen = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const content = useContent(getPortal(configuration));
  return (
    <>
      <PageStyles href={styles} />
      <p>{t('admin-look.lead')}</p>
      {content.value ? <LookForm portal={content.value} /> : <NotLoaded content={content} />}
    </>
  );
};
