import type { User } from '@open-discovery/roles';
import type { ReactNode } from 'react';
import type { MessageId } from '../../messages/message-id.ts';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Guarded } from '../../session/guarded.tsx';
import type { Guard } from '../../session/guarded.tsx';
import type { Reason } from '../../session/reasons.ts';
import styles from './claims.css?url';

interface ClaimsFrameProps {
  readonly title: MessageId;
  readonly lead: MessageId;
  readonly path: string;
  readonly guard?: Guard;
  /** The reason for visitors without a login. */
  readonly anonymous?: Reason;
  readonly children: (user: User) => ReactNode;
}

/** The frame of the pages of links: heading and introduction for all, the content for users who may see it. */
export const ClaimsFrame = ({ title, lead, path, guard, anonymous, children }: ClaimsFrameProps) => {
  const t = useMessages();
  return (
    <main id="main" className="page claims">
      <PageStyles href={styles} />
      <PageHead title={t(title)} path={path} noIndex />
      <h1>{t(title)}</h1>
      <p className="soft claims-lead">{t(lead)}</p>
      <noscript>
        <p className="notice">{t('claims.scripts')}</p>
      </noscript>
      <Guarded {...(guard && { guard })} {...(anonymous && { anonymous })}>
        {children}
      </Guarded>
    </main>
  );
};
