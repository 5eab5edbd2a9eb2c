import type { KindedRecord, ResearchProduct } from '@open-discovery/model';
import { distinctPids } from '../distinct-pids.ts';

type Instance = NonNullable<ResearchProduct['instances']>[number];
type Pids = ResearchProduct['pids'];

const distinct = (pids: Pids): Pids => (pids ? [...distinctPids(pids)] : pids);

const ofInstance = (instance: Instance): Instance => ({
  ...instance,
  pids: distinct(instance.pids),
  alternateIdentifiers: distinct(instance.alternateIdentifiers),
});

/** Removes identifiers that a record or one of its instances has twice. */
export const withDistinctPids = (item: KindedRecord): KindedRecord => {
  if (item.kind === 'product') {
    const { pids, instances } = item.record;
    return {
      kind: 'product',
      record: { ...item.record, pids: distinct(pids), instances: instances?.map(ofInstance) },
    };
  }
  if (item.kind === 'organization')
    return { kind: 'organization', record: { ...item.record, pids: distinct(item.record.pids) } };
  if (item.kind === 'dataSource')
    return { kind: 'dataSource', record: { ...item.record, pids: distinct(item.record.pids) } };
  return item;
};
