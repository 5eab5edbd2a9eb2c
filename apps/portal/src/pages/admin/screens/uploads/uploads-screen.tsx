import { useState } from 'react';
import { Link } from '../../../../components/link.tsx';
import { PageStyles } from '../../../../components/page-styles.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { inParts } from '../../../../runtime/in-parts.ts';
import { MOST_IDS } from '../../parts/most-ids.ts';
import { ItemList, NoList } from '../../parts/list/item-list.tsx';
import { useUploadPicture } from '../../parts/use-upload-picture.ts';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { useChangeContent, useContent } from '../../use-content.ts';
import { formatSize } from '../../parts/format-size.ts';
import { deleteUploads, getUploads } from './read-uploads.ts';
import type { UploadList } from './read-uploads.ts';
import { UnusedFilter } from './unused-filter.tsx';
import { UploadEntry } from './upload-entry.tsx';
import styles from './uploads.css?url';

/** The uploaded pictures of the portal: where they are used, what space they take, and their deletion. */
export const UploadsScreen = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const change = useChangeContent();
  const failureText = useFailureText();
  const content = useContent(getUploads(configuration));
  const [outcome, setOutcome] = useState<'none' | 'deleted' | { readonly problem: string }>('none');
  const [isOnlyUnused, setOnlyUnused] = useState(false);
  const remove = async (ids: readonly string[]): Promise<void> => {
    for (const part of inParts(ids, MOST_IDS)) {
      const answer = await change(deleteUploads(part));
      setOutcome(answer.ok ? 'deleted' : { problem: failureText(answer.error) });
      if (!answer.ok) return;
    }
  };
  if (!content.value) return <NoList content={content} />;
  const unused = content.value.uploads.filter(({ usedBy }) => usedBy.length === 0);
  return (
    <>
      <PageStyles href={styles} />
      <p>{t('admin-uploads.lead')}</p>
      <Space list={content.value} />
      <NewUpload onUploaded={content.reload} />
      <p role="status">
        {outcome === 'deleted' && (
          <>
            {t('admin-uploads.deleted')} <Link to="/admin/log">{t('admin-uploads.log')}</Link>
          </>
        )}
      </p>
      <p className="admin-problem" role="alert">
        {typeof outcome === 'object' && outcome.problem}
      </p>
      <UnusedFilter uploads={unused} isOn={isOnlyUnused} onChange={setOnlyUnused} onDelete={remove} />
      <ItemList
        label={t('admin.uploads')}
        content={{ ...content, value: isOnlyUnused ? unused : content.value.uploads }}
        keyOf={({ _id }) => _id}
        wordsOf={({ name, usedBy }) => [name, ...usedBy.map((use) => use.name)].join(' ')}
        empty={<p>{t('admin-uploads.empty')}</p>}
      >
        {(upload) => <UploadEntry upload={upload} onDelete={() => void remove([upload._id])} />}
      </ItemList>
    </>
  );
};

const Space = ({ list: { usedBytes, deletedBytes, limitBytes } }: { readonly list: UploadList }) => {
  const t = useMessages();
  const { language } = usePortal();
  const size = (bytes: number): string => formatSize(bytes, language);
  const label = t('admin-uploads.space', { used: size(usedBytes), limit: size(limitBytes) });
  return (
    <div>
      <p>
        {label} {deletedBytes > 0 && t('admin-uploads.space-deleted', { deleted: size(deletedBytes) })}
      </p>
      <meter aria-label={label} max={limitBytes} high={limitBytes * 0.9} value={usedBytes} />
    </div>
  );
};

const NewUpload = ({ onUploaded }: { readonly onUploaded: () => void }) => {
  const t = useMessages();
  const { input, isSending, failure } = useUploadPicture(usePortal().configuration, onUploaded);
  return (
    <div>
      <label>
        {t('admin-uploads.upload')} <input {...input} />
      </label>
      <span role="status">{isSending && t('admin-uploads.uploading')}</span>
      <p className="admin-problem" role="alert">
        {failure}
      </p>
    </div>
  );
};
