import type { ResearchProduct } from '@open-discovery/model';
import { useMessages } from '../../../messages/use-messages.ts';
import { foreignLanguage } from '../../../runtime/foreign-language.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { Abstract } from '../abstract.tsx';
import { useFactsSection } from '../facts.tsx';
import { LandingFrame } from '../landing-frame.tsx';
import { copiesOf } from '../../../records/rank-copies.ts';
import { Copies } from './copies-table.tsx';
import { Metrics } from './metrics.tsx';
import { OpenCopy } from './open-copy.tsx';
import { ProductLabels } from './product-labels.tsx';
import { ProductLead } from './product-lead.tsx';
import { ProductNotices } from './product-notices.tsx';
import { subjectChips } from './subject-chips.ts';
import { Subjects } from './subjects.tsx';
import { useProductFacts } from './use-product-facts.tsx';
import { WhatSourcesSay } from './what-sources-say.tsx';

/** The page of a research product of any type. */
export const ProductView = ({ record }: { readonly record: ResearchProduct }) => {
  const t = useMessages();
  const copies = copiesOf(record.instances);
  const facts = useFactsSection(
    useProductFacts(record),
    copies.length === 0 && <WhatSourcesSay product={record} />,
  );
  const { descriptions, subjects, indicators } = record;
  const hasAbstract = (descriptions ?? []).length > 0;
  const chips = subjectChips(subjects ?? []);
  const lang = foreignLanguage(record, usePortal().language);
  return (
    <LandingFrame
      kind={record.type}
      record={record}
      notices={<ProductNotices product={record} />}
      labels={<ProductLabels product={record} copies={copies} />}
      lead={<ProductLead product={record} />}
      firstAction={<OpenCopy copies={copies} />}
      sections={[
        (hasAbstract || chips.length > 0) && {
          id: 'about',
          title: t(hasAbstract ? 'landing.abstract' : 'fact.subjects'),
          content: (
            <>
              <Abstract texts={descriptions ?? []} lang={lang} />
              <Subjects chips={chips} />
            </>
          ),
        },
        copies.length > 0 && {
          id: 'available',
          title: t('landing.available'),
          count: copies.length,
          content: <Copies product={record} copies={copies} />,
        },
        facts,
        (indicators?.citationImpact || indicators?.usageCounts) && {
          id: 'metrics',
          title: t('landing.metrics'),
          content: <Metrics product={record} />,
        },
      ]}
    />
  );
};
