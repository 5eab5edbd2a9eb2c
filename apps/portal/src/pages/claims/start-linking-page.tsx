import type { User } from '@open-discovery/roles';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ClaimsOutcome } from '../../claims/claims-calls.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { readLocalStorage, writeLocalStorage } from '../../runtime/local-storage.ts';
import { ClaimsFrame } from './claims-frame.tsx';
import { FindTargets } from './find-targets.tsx';
import { FindWorks } from './find-works.tsx';
import { ChosenList } from './found-list.tsx';
import { EMPTY_DRAFT, parseDraft, withoutWork, withWorks } from './link-draft.ts';
import type { LinkDraft } from './link-draft.ts';
import { ReviewLinks, Sent } from './review-links.tsx';
import { StartAgain } from './start-again.tsx';
import { useWorkOfAddress } from './use-work-of-address.ts';
import { LINKING_PATH } from '../../runtime/paths.ts';

/** The page on which users link works to projects, communities and other works. Spec §2 "Start linking". */
export const Page = () => (
  <ClaimsFrame
    title="claims.start-title"
    lead="claims.start-lead"
    path={LINKING_PATH}
    anonymous="actionRequiresLogin"
  >
    {(user) => <Linking key={user.id} user={user} />}
  </ClaimsFrame>
);

/** Choices belong to a user: somebody else on this device does not see them. */
const storageName = ({ id }: User): string => `links-of-${id}`;

/** Returns the choices, which survive a reload and a lost session, and the function that changes them. */
const useDraft = (user: User) => {
  const name = storageName(user);
  const [draft, setDraft] = useState(() => parseDraft(readLocalStorage(name)));
  const change = (make: (draft: LinkDraft) => LinkDraft): void =>
    setDraft((before) => {
      const next = make(before);
      writeLocalStorage(name, next);
      return next;
    });
  return [draft, change] as const;
};

const Linking = ({ user }: { readonly user: User }) => {
  const t = useMessages();
  const [draft, change] = useDraft(user);
  const [outcome, setOutcome] = useState<ClaimsOutcome | null>(null);
  const [parameters] = useSearchParams();
  useWorkOfAddress(parameters.get('workId'), (work) => change((before) => withWorks(before, [work])));
  const update = (make: (draft: LinkDraft) => LinkDraft): void => {
    setOutcome(null);
    change(make);
  };
  return (
    <>
      {outcome && <Sent outcome={outcome} />}
      <section aria-labelledby="claims-works">
        <h2 id="claims-works">{t('claims.works')}</h2>
        <p className="soft claims-lead">{t('claims.works-lead')}</p>
        <FindWorks chosen={draft.works} onAdd={(works) => update((before) => withWorks(before, works))} />
        <ChosenList
          title={t('claims.chosen-works', { count: draft.works.length })}
          ends={draft.works}
          onRemove={(id) => update((before) => withoutWork(before, id))}
        />
      </section>
      <section aria-labelledby="claims-targets">
        <h2 id="claims-targets">{t('claims.targets')}</h2>
        <FindTargets draft={draft} onChange={update} />
      </section>
      <section aria-labelledby="claims-review">
        <h2 id="claims-review">{t('claims.review')}</h2>
        <ReviewLinks
          draft={draft}
          onNote={(note) => change((before) => ({ ...before, note }))}
          onSent={(sent) => {
            change(() => EMPTY_DRAFT);
            setOutcome(sent);
          }}
        />
        <StartAgain draft={draft} onChange={(next) => update(() => next)} />
      </section>
    </>
  );
};
