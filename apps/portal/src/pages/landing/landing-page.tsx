import { isProductType, kindOf, landingAddress, plainText } from '@open-discovery/model';
import type { GraphRecord, RecordKind } from '@open-discovery/model';
import { Failed } from '../../components/failed.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { recordTitle } from '../../records/record-title.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { descriptionOf } from './description-of.ts';
import styles from './landing.module.css';
import { useLandingData } from './landing-data.ts';
import { missingRecordIsland } from './missing-record.lazy.ts';
import { viewIsland } from './views.lazy.ts';
import type { ViewName } from './view-name.ts';
import type { RecordProps } from './record-props.ts';

/** The page of one record of any kind. */
export const LandingPage = ({ kind }: { readonly kind: RecordKind }) => {
  const t = useMessages();
  const data = useLandingData();
  if (!data || data.record.state === 'missing') return <missingRecordIsland.Part kind={kind} />;
  if (data.record.state === 'failed') {
    return (
      <main id="main" className="page broken">
        <PageHead title={t('landing.failed')} noIndex />
        <h1>{t('landing.failed')}</h1>
        <Failed what={t('landing.failed')} error={data.record.error} />
      </main>
    );
  }
  return <Shown kind={kind} record={data.record.value} view={data.view} />;
};

interface ShownProps extends RecordProps {
  readonly view: ViewName;
}

const Shown = ({ kind, record, view }: ShownProps) => {
  const View = viewIsland(view).Part;
  return (
    <main id="main" className={`page ${styles['landing']}`}>
      <PageHead
        title={plainText(recordTitle(record))}
        description={descriptionOf(record)}
        path={landingAddress(ownKind(kind, record), record.id)}
        noIndex={view === 'report' || view === 'works'}
      />
      <View record={record} />
    </main>
  );
};

/**
 * Returns the kind for the canonical address: a product's own type. The function of lists does the same; used here too, it
 * would join the first script of all pages.
 */
const ownKind = (kind: RecordKind, record: GraphRecord): RecordKind => {
  const type = kindOf(kind) === 'product' && 'type' in record ? record.type : null;
  return typeof type === 'string' && isProductType(type) ? type : kind;
};
