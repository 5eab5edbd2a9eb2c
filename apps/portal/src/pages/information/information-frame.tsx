import type { InformationRoute } from '@open-discovery/model';
import { isValidElement } from 'react';
import type { ReactElement } from 'react';
import { PageHead } from '../../components/page-head.tsx';
import { PageStyles } from '../../components/page-styles.tsx';
import type { MessageId } from '../../messages/message-id.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './information.css?url';

/** A section of a page about the portal. */
export interface InformationSection {
  /** Id of the heading, and fragment of the section's address. */
  readonly id: string;
  readonly title: MessageId;
  /** The ids of its paragraphs, or anything else. */
  readonly content: readonly MessageId[] | ReactElement;
}

interface InformationFrameProps {
  readonly route: InformationRoute;
  readonly title: MessageId;
  readonly lead: MessageId;
  readonly sections: readonly InformationSection[];
}

/** A page about the portal: its title, what it is about, its sections and the list of these. */
export const InformationFrame = ({ route, title, lead, sections }: InformationFrameProps) => {
  const t = useMessages();
  return (
    <main id="main" className="page information">
      <PageStyles href={styles} />
      <PageHead title={t(title)} description={t(lead)} path={route} />
      <h1>{t(title)}</h1>
      <p className="information-lead">{t(lead)}</p>
      <nav aria-label={t('information.on-this-page')}>
        <ul className="information-contents">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{t(section.title)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="information-text">
        {sections.map((section) => (
          <section key={section.id}>
            <h2 id={section.id}>{t(section.title)}</h2>
            {isValidElement(section.content) ? section.content : <Paragraphs ids={section.content} />}
          </section>
        ))}
      </div>
    </main>
  );
};

/** Paragraphs of a section. */
export const Paragraphs = ({ ids }: { readonly ids: readonly MessageId[] }) => {
  const t = useMessages();
  return ids.map((id) => <p key={id}>{t(id)}</p>);
};

/** Points of a section. */
export const Points = ({ ids }: { readonly ids: readonly MessageId[] }) => {
  const t = useMessages();
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>{t(id)}</li>
      ))}
    </ul>
  );
};
