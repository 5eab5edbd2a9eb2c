import { CLAIM_RELATIONS, parseRelationName } from '@open-discovery/model';
import type { ClaimTargetKind } from '@open-discovery/model';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { usePortal } from '../../runtime/portal-context.tsx';
import { useFindEnds, wordsQuery } from './find-ends.ts';
import { ChosenList, FoundList } from './found-list.tsx';
import { targetKindOf, withoutTarget, withRelation, withTarget } from './link-draft.ts';
import type { DraftTarget, LinkDraft } from './link-draft.ts';
import { useClaimRelation } from './use-claim-relation.ts';

const KINDS: readonly ClaimTargetKind[] = ['project', 'community', 'product'];

interface FindTargetsProps {
  readonly draft: LinkDraft;
  readonly onChange: (change: (draft: LinkDraft) => LinkDraft) => void;
}

/** Finds what the chosen works are linked to, and by which relation. */
export const FindTargets = ({ draft, onChange }: FindTargetsProps) => {
  const t = useMessages();
  const [found, find] = useFindEnds();
  const [kind, setKind] = useState<ClaimTargetKind>('project');
  const [words, setWords] = useState('');
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (found === 'searching' || words.trim() === '') return;
    await find([wordsQuery(kind, words)]);
  };
  return (
    <>
      <form className="claims-form" onSubmit={(event) => void submit(event)}>
        <KindChoice kind={kind} onChange={setKind} />
        <label>
          {t('claims.words')}
          <input
            type="text"
            maxLength={500}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </label>
        <button type="submit" className="btn" aria-disabled={found === 'searching'}>
          {t('search.submit')}
        </button>
      </form>
      <FoundList
        found={found}
        chosen={draft.targets}
        onAdd={(ends) => onChange((before) => ends.reduce(withTarget, before))}
      />
      <ChosenList
        title={t('claims.chosen-targets', { count: draft.targets.length })}
        ends={draft.targets}
        onRemove={(id) => onChange((before) => withoutTarget(before, id))}
        detail={(target) => (
          <RelationChoice
            target={target}
            onChange={(relation) => onChange((before) => withRelation(before, target.id, relation))}
          />
        )}
      />
    </>
  );
};

interface KindChoiceProps {
  readonly kind: ClaimTargetKind;
  readonly onChange: (kind: ClaimTargetKind) => void;
}

const KindChoice = ({ kind, onChange }: KindChoiceProps) => {
  const t = useMessages();
  return (
    <label>
      {t('claims.target-kind')}
      <select
        value={kind}
        onChange={({ currentTarget }) =>
          onChange(KINDS.find((one) => one === currentTarget.value) ?? 'project')
        }
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`claims.kind-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

interface RelationChoiceProps {
  readonly target: DraftTarget;
  readonly onChange: (relation: DraftTarget['relation']) => void;
}

/** The relation of the works to a target; a choice where there are several. */
const RelationChoice = ({ target, onChange }: RelationChoiceProps) => {
  const t = useMessages();
  const nameOf = useClaimRelation();
  const { compare } = new Intl.Collator(usePortal().language);
  const relations = CLAIM_RELATIONS[targetKindOf(target)].toSorted((one, other) =>
    compare(nameOf(one), nameOf(other)),
  );
  if (relations.length === 1) return <span className="soft">{nameOf(target.relation)}</span>;
  return (
    <select
      aria-label={t('claims.relation', { title: target.title })}
      value={target.relation}
      onChange={({ currentTarget }) => onChange(parseRelationName(currentTarget.value) ?? target.relation)}
    >
      {relations.map((relation) => (
        <option key={relation} value={relation}>
          {nameOf(relation)}
        </option>
      ))}
    </select>
  );
};
