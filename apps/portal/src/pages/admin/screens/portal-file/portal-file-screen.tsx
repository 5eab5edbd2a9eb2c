import { getPortalExport, importPortal } from '@open-discovery/admin-client';
import type { PortalConfiguration } from '@open-discovery/config';
import type { HttpError } from '@open-discovery/http';
import type { PortalExport } from '@open-discovery/model';
import { isPortalAdministrator } from '@open-discovery/roles';
import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { saveText } from '../../../../components/download/save-file.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { useConsole } from '../../console-context.tsx';
import { NotLoaded } from '../../parts/not-loaded.tsx';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useChangeContent, useContent } from '../../use-content.ts';
import { compareExports } from './compare-exports.ts';
import type { ListDifference } from './compare-exports.ts';
import { picturesOf, storePictures } from './pictures.ts';
import type { Pictures } from './pictures.ts';
import { readPortalFile } from './read-portal-file.ts';
import type { PortalFile } from './read-portal-file.ts';
import { useFileNames } from './use-file-names.ts';

/** Saves a portal file with its pictures. */
const saveExport = async (configuration: PortalConfiguration, file: PortalExport): Promise<void> =>
  saveText(
    JSON.stringify({ ...file, pictures: await picturesOf(configuration, file) }, null, 2),
    `${file.portal.pid}-${new Date().toISOString().slice(0, 10)}.json`,
    'application/json',
  );

/** The whole portal as one file: saved, checked and taken in again. */
export const PortalFileScreen = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const { user } = useConsole();
  const content = useContent(getPortalExport(configuration));
  const current = content.value;
  if (!current) return <NotLoaded content={content} failed={t('admin-portal-file.failed')} />;
  return (
    <>
      <p>{t('admin-portal-file.lead')}</p>
      <p>
        <button type="button" className="btn primary" onClick={() => void saveExport(configuration, current)}>
          {t('admin-portal-file.save')}
        </button>
      </p>
      <h2>{t('admin-portal-file.import')}</h2>
      {isPortalAdministrator(user.role) ? (
        <Import current={current} />
      ) : (
        <p>{t('admin-portal-file.administrators-only')}</p>
      )}
    </>
  );
};

/** The state of an import. */
type Outcome =
  | { readonly state: 'none' | 'sent' | 'taken-back' }
  | { readonly state: 'done'; readonly before: PortalExport }
  /** `before` is the state to return to: set where an import succeeded and the way back failed. */
  | { readonly state: 'failed'; readonly message: string; readonly before: PortalExport | null };

/** A file on its way to the server. */
interface Sent {
  readonly file: PortalExport;
  readonly pictures: Pictures;
  /** The outcome if the server takes it. */
  readonly done: Outcome;
  /** The state to return to if it does not. */
  readonly before: PortalExport | null;
}

const Import = ({ current }: { readonly current: PortalExport }) => {
  const t = useMessages();
  const { configuration } = usePortal();
  const change = useChangeContent();
  const failureText = useFailureText();
  const names = useFileNames();
  const [chosen, setChosen] = useState<PortalFile | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    setOutcome({ state: 'none' });
    setChosen(await readPortalFile(file, configuration.pid));
    // Allows choosing the same file again.
    target.value = '';
  };
  const send = async ({ file, pictures, done, before }: Sent): Promise<void> => {
    if (outcome.state === 'sent') return;
    setOutcome({ state: 'sent' });
    const fail = (error: HttpError): void =>
      setOutcome({ state: 'failed', message: failureText(error), before });
    const stored = await storePictures(configuration, { current, file, pictures });
    if (!stored.ok) {
      fail(stored.error);
      return;
    }
    const answer = await change(importPortal(configuration, stored.value));
    if (!answer.ok) {
      fail(answer.error);
      return;
    }
    setChosen(null);
    setOutcome(done);
  };
  const undo = (before: PortalExport): void =>
    void send({ file: before, pictures: {}, done: { state: 'taken-back' }, before });
  return (
    <>
      <label className="row">
        {t('admin-portal-file.choose')}{' '}
        <input type="file" accept="application/json,.json" onChange={(event) => void choose(event)} />
      </label>
      {chosen?.state === 'read' && (
        <Preview
          differences={compareExports(current, chosen.file, names)}
          isSending={outcome.state === 'sent'}
          onImport={() =>
            void send({
              file: chosen.file,
              pictures: chosen.pictures,
              done: { state: 'done', before: current },
              before: null,
            })
          }
        />
      )}
      {chosen && chosen.state !== 'read' && <Refused file={chosen} />}
      <OutcomeNote outcome={outcome} onUndo={undo} />
    </>
  );
};

interface OutcomeNoteProps {
  readonly outcome: Outcome;
  readonly onUndo: (before: PortalExport) => void;
}

/** Shows the outcome of the import, and offers undo. */
const OutcomeNote = ({ outcome, onUndo }: OutcomeNoteProps) => {
  const t = useMessages();
  const { configuration } = usePortal();
  return (
    <>
      {outcome.state === 'failed' && (
        <p role="alert" className="notice">
          {t('admin-portal-file.not-imported')} {outcome.message}
        </p>
      )}
      <div role="status">
        {outcome.state === 'sent' && t('admin-portal-file.sending')}
        {outcome.state === 'taken-back' && t('admin-portal-file.taken-back')}
        {outcome.state === 'done' && t('admin-portal-file.done')}{' '}
        {'before' in outcome && outcome.before && (
          <WayBack before={outcome.before} configuration={configuration} onUndo={onUndo} />
        )}
      </div>
    </>
  );
};

interface WayBackProps extends Pick<OutcomeNoteProps, 'onUndo'> {
  readonly before: PortalExport;
  readonly configuration: PortalConfiguration;
}

/** The state before an import: to return to, or to save. */
const WayBack = ({ before, configuration, onUndo }: WayBackProps) => {
  const t = useMessages();
  return (
    <span className="row">
      <button type="button" className="btn" onClick={() => onUndo(before)}>
        {t('admin-portal-file.undo')}
      </button>{' '}
      <button type="button" className="btn" onClick={() => void saveExport(configuration, before)}>
        {t('admin-portal-file.save-before')}
      </button>
    </span>
  );
};

const Refused = ({ file }: { readonly file: Exclude<PortalFile, { readonly state: 'read' }> }) => {
  const t = useMessages();
  return (
    <p role="alert" className="notice">
      {file.state === 'other-portal'
        ? t('admin-portal-file.other-portal', { pid: file.pid })
        : t(`admin-portal-file.${file.state}`)}{' '}
      {file.state === 'malformed' && (
        <>
          {t(`admin-portal-file.malformed-${file.expected}`, { choices: file.choices })}{' '}
          <code>{file.place}</code>
        </>
      )}
    </p>
  );
};

interface PreviewProps {
  readonly differences: readonly ListDifference[];
  readonly isSending: boolean;
  readonly onImport: () => void;
}

/** Lists the items that the import would add, change and remove. */
const Preview = ({ differences, isSending, onImport }: PreviewProps) => {
  const t = useMessages();
  return (
    <section aria-labelledby="portal-file-preview">
      <h3 id="portal-file-preview">{t('admin-portal-file.preview')}</h3>
      {differences.map(({ list, ...parts }) => (
        <details key={list}>
          <summary>
            {t('admin.named', {
              name: t(`admin-portal-file.list-${list}`),
              value: t('admin-portal-file.counts', {
                added: parts.added.length,
                changed: parts.changed.length,
                removed: parts.removed.length,
              }),
            })}
          </summary>
          {(['added', 'changed', 'removed'] as const).map(
            (part) =>
              parts[part].length > 0 && (
                <p key={part}>
                  <strong>{t(`admin-portal-file.${part}`)}</strong> {parts[part].join(', ')}
                </p>
              ),
          )}
        </details>
      ))}
      <p className="row">
        <button type="button" className="btn primary" aria-disabled={isSending} onClick={onImport}>
          {t('admin-portal-file.import-now')}
        </button>
        <span className="soft">{t('admin-portal-file.copy-kept')}</span>
      </p>
      <p className="soft">{t('admin-portal-file.stakeholders-stay')}</p>
    </section>
  );
};
