import { kindOf } from '@open-discovery/model';
import type { RecordKind } from '@open-discovery/model';
import { useMessages } from '../../../messages/use-messages.ts';
import { useLandingData } from '../landing-data.ts';
import type { SectionOf } from '../sections.tsx';
import { OpenShare } from './open-share.tsx';
import { Outputs } from './outputs.tsx';
import { Partners } from './partners.tsx';
import { useWorks } from './use-works.ts';

/** Returns the sections with figures on the works of a record that is not a product. */
export const useWorksSections = (kind: RecordKind, id: string): readonly SectionOf[] => {
  const t = useMessages();
  const data = useLandingData();
  if (kindOf(kind) === 'product' || !data?.works) return [];
  const figures: SectionOf = { id: 'figures', title: t('works.figures'), content: <Figures /> };
  const partners: SectionOf = {
    id: 'partners',
    title: t('works.partners'),
    content: <PartnersOf id={id} />,
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

const PartnersOf = ({ id }: { readonly id: string }) => {
  const works = useWorks();
  return works && <Partners id={id} page={works.page} query={works.query} />;
};
