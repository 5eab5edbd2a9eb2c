import type { ReactNode } from 'react';
import { clientOnlyLazy } from '../../../hydration/client-only-lazy.tsx';
import { isLoggedIn } from '../../../session/login.ts';
import { useLandingData } from '../landing-data.ts';
import { TransferAction } from '../transfer/transfer-action.tsx';
import styles from './actions.module.css';
import { Cite } from './cite.tsx';
import { ExportRecord } from './export-record.tsx';
import { LinkWork } from './link-work.tsx';
import { ReportProblem } from './report-problem.tsx';
import { Select } from './select.tsx';
import { Share } from './share.tsx';
import { isProduct } from '../../../records/is-product.ts';
import type { RecordProps } from '../record-props.ts';

const AdministratorLinks = clientOnlyLazy(
  async (i18n) => (await import('./administrator/load-administrator-links.ts')).loadAdministratorLinks(i18n),
  () => isLoggedIn(document.cookie),
);

interface ActionsProps extends RecordProps {
  /** The action that most visitors come for. */
  readonly first?: ReactNode;
}

/** Actions for a record, visible on the first screen of a phone. */
export const Actions = ({ kind, record, first }: ActionsProps) => {
  const isInGraph = !useLandingData()?.isOutsideGraph;
  return (
    <div className={styles['actions']}>
      {first}
      {isProduct(record) && <Cite record={record} />}
      {isInGraph && <ExportRecord kind={kind} record={record} />}
      <Share kind={kind} record={record} />
      {isProduct(record) && <LinkWork product={record} />}
      {isProduct(record) && <TransferAction product={record} />}
      <ReportProblem kind={kind} record={record} />
      <Select kind={kind} record={record} />
      {isInGraph && <AdministratorLinks kind={kind} record={record} />}
    </div>
  );
};
