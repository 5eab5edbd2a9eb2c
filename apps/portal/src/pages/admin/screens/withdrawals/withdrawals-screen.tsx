import { useRef } from 'react';
import { useKeptFocus } from '../../../../runtime/use-kept-focus.ts';
import { useScreenPath } from '../../use-screen-path.ts';
import { WithdrawRecord } from './withdraw-record.tsx';
import { WithdrawnRecords } from './withdrawn-records.tsx';

/** The withdrawn records, and the form that withdraws one. */
export const WithdrawalsScreen = () => {
  const [page] = useScreenPath();
  const isNew = page === 'new';
  const area = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = useRef<HTMLAnchorElement>(null);
  useKeptFocus(area, isNew ? heading : add);
  return (
    <section ref={area}>
      {isNew ? <WithdrawRecord heading={heading} /> : <WithdrawnRecords add={add} />}
    </section>
  );
};
