import type { HttpError } from '@open-discovery/http';
import { useDeferredValue, useState } from 'react';
import { Link } from '../../../../components/link.tsx';
import { PageStyles } from '../../../../components/page-styles.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { usePortal } from '../../../../runtime/portal-context.tsx';
import { inParts } from '../../../../runtime/in-parts.ts';
import { MOST_IDS } from '../../parts/most-ids.ts';
import { ListSearch } from '../../parts/list/list-search.tsx';
import { PagedList } from '../../parts/list/paged-list.tsx';
import { useListPlace } from '../../parts/list/use-list-place.ts';
import { useUploadPicture } from '../../parts/use-upload-picture.ts';
import { useFailureText } from '../../parts/use-failure-text.ts';
import { screenAddress } from '../../screen-address.ts';
import { useChangeContent, useContent, useSendRequest } from '../../use-content.ts';
import { formatBytes } from '../../../../runtime/format-bytes.ts';
import { readUnused } from './read-unused.ts';
import { deleteUploads, getUploads } from './read-uploads.ts';
import type { UploadList } from './read-uploads.ts';
import { UnusedFilter } from './unused-filter.tsx';
import { UploadEntry } from './upload-entry.tsx';
import styles from './uploads.css?url';

/** The uploaded pictures of the portal: where they are used, what space they take, and their deletion. */
export const UploadsScreen = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const label = t('admin.uploads');
  const [{ words, page }, go] = useListPlace(label, 1);
  const search = useDeferredValue(words.trim());
  const [isUnused, setUnused] = useState(false);
  const content = useContent(getUploads(configuration, { search, isUnused, page }));
  const deleting = useDeleting();
  // Stays while another page is loaded, so that the controls keep the focus.
  const [list, setList] = useState(content.value);
  if (content.value && content.value !== list) setList(content.value);
  const isEmpty = words === '' && !isUnused && list?.total === 0;
  return (
    <>
      <PageStyles href={styles} />
      <p>{t('admin-uploads.lead')}</p>
      {list && <Space list={list} />}
      <NewUpload onUploaded={content.reload} />
      {deleting.note}
      <UnusedFilter
        count={list?.unused ?? 0}
        isOn={isUnused}
        onChange={(isOn) => {
          setUnused(isOn);
          go({ words, page: 1 });
        }}
        onDelete={deleting.removeUnused}
      />
      {!isEmpty && (
        <ListSearch
          label={t('admin.list-filter', { list: label })}
          words={words}
          onChange={(text) => go({ words: text, page: 1 })}
        />
      )}
      <PagedList
        label={label}
        content={content}
        page={page}
        onPage={(next) => go({ words, page: next })}
        keyOf={({ _id }) => _id}
        empty={t(isEmpty ? 'admin-uploads.empty' : 'admin.list-no-match')}
      >
        {(upload) => <UploadEntry upload={upload} onDelete={() => void deleting.remove([upload._id])} />}
      </PagedList>
    </>
  );
};

/** Returns the functions that delete pictures, and the note about the last deletion. */
const useDeleting = () => {
  const t = useMessages();
  const { configuration } = usePortal();
  const change = useChangeContent();
  const send = useSendRequest();
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<'none' | 'deleted' | { readonly problem: string }>('none');
  const fail = (error: HttpError): void => setOutcome({ problem: failureText(error) });
  const remove = async (ids: readonly string[]): Promise<void> => {
    for (const part of inParts(ids, MOST_IDS)) {
      const answer = await change(deleteUploads(part));
      if (!answer.ok) {
        fail(answer.error);
        return;
      }
      setOutcome('deleted');
    }
  };
  return {
    remove,
    removeUnused: () =>
      void readUnused(configuration, send).then((unused) =>
        unused.ok ? remove(unused.value.map(({ _id }) => _id)) : fail(unused.error),
      ),
    note: (
      <>
        <p role="status">
          {outcome === 'deleted' && (
            <>
              {t('admin-uploads.deleted')} <Link to={screenAddress('log')}>{t('admin-uploads.log')}</Link>
            </>
          )}
        </p>
        <p className="admin-problem" role="alert">
          {typeof outcome === 'object' && outcome.problem}
        </p>
      </>
    ),
  };
};

const Space = ({ list: { usedBytes, deletedBytes, limitBytes } }: { readonly list: UploadList }) => {
  const t = useMessages();
  const { language } = usePortal();
  const size = (bytes: number): string => formatBytes(bytes, language);
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
        {t('admin.logo-upload')} <input {...input} />
      </label>
      <span role="status">{isSending && t('admin.logo-uploading')}</span>
      <p className="admin-problem" role="alert">
        {failure}
      </p>
    </div>
  );
};
