import { kindOf } from '@open-discovery/model';
import type { GraphRecord, RecordKind } from '@open-discovery/model';
import type { NetworkNode } from '../../../components/network/network.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { recordNode } from '../relations/record-node.ts';
import type { Section } from '../sections.tsx';
import { OpenShare } from './open-share.tsx';
import { Outputs } from './outputs.tsx';
import { Partners } from './partners.tsx';
import { useWorks } from './use-works.ts';

/** Returns the sections with figures on the works of a record that is not a product. */
export const useWorksSections = (kind: RecordKind, record: GraphRecord): readonly Section[] => {
  const t = useMessages();
  const works = useWorks();
  if (kindOf(kind) === 'product' || !works?.page.total) return [];
  const figures: Section = { id: 'figures', title: t('works.figures'), content: <Figures /> };
  const partners: Section = {
    id: 'partners',
    title: t('works.partners'),
    content: <PartnersOf center={recordNode(kind, record)} />,
  };
  return kind === 'organization' ? [figures, partners] : [figures];
};

const Figures = () => {
  const works = useWorks();
  return (
    works && (
      <>
        <OpenShare page={works.page} query={works.query} />
        <Outputs query={works.query} years={works.years} />
      </>
    )
  );
};

const PartnersOf = ({ center }: { readonly center: NetworkNode }) => {
  const works = useWorks();
  return works && <Partners center={center} page={works.page} query={works.query} />;
};
