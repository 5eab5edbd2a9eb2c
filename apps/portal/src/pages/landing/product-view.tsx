import type { ResearchProduct } from '@open-discovery/model';
import { Fragment } from 'react';
import { useMessages, useOptionalMessage } from '../../messages/use-messages.ts';
import { AccessLabel } from '../../components/access-label.tsx';
import { KindLabel } from '../../components/record-card.tsx';
import { useFormat } from '../../components/use-format.ts';
import { Abstract } from './abstract.tsx';
import { Authors } from './authors.tsx';
import { ExternalLink } from './external-link.tsx';
import { Facts, saidFacts, words } from './facts.tsx';
import { Identifiers } from './identifiers.tsx';
import { Instances } from './instances.tsx';
import { LandingFrame } from './landing-frame.tsx';
import { Metrics } from './metrics.tsx';
import { openCopyOf } from './open-copy.ts';
import { Subjects } from './subjects.tsx';
import { Icon } from '../../components/icon.tsx';
import { SourceName } from './source-name.tsx';
import { Venue } from './venue.tsx';

/** A research product of any type. */
export const ProductView = ({ record }: { readonly record: ResearchProduct }) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const facts = useProductFacts(record);
  const instances = record.instances ?? [];
  const type = instances[0]?.type;
  const impact = record.indicators?.citationImpact ?? null;
  const usage = record.indicators?.usageCounts ?? null;
  const hasSubjects = (record.subjects ?? []).length > 0;
  const hasAbstract = (record.descriptions ?? []).length > 0;
  return (
    <LandingFrame
      kind={record.type}
      record={record}
      labels={<Labels product={record} instanceType={type ? message(`instance.${type}`, type) : null} />}
      lead={<Lead product={record} />}
      sections={[
        hasAbstract || hasSubjects
          ? {
              id: 'about',
              title: t(hasAbstract ? 'landing.abstract' : 'landing.subjects'),
              content: (
                <>
                  <Abstract texts={record.descriptions ?? []} />
                  <Subjects subjects={record.subjects ?? []} communities={record.communities ?? []} />
                </>
              ),
            }
          : null,
        instances.length > 0
          ? {
              id: 'available',
              title: t('landing.available'),
              count: instances.length,
              content: <Instances instances={instances} />,
            }
          : null,
        facts.length > 0
          ? { id: 'facts', title: t('landing.facts'), content: <Facts facts={facts} /> }
          : null,
        impact || usage
          ? { id: 'metrics', title: t('landing.metrics'), content: <Metrics product={record} /> }
          : null,
      ]}
    />
  );
};

const Labels = ({
  product,
  instanceType,
}: {
  readonly product: ResearchProduct;
  readonly instanceType: string | null;
}) => {
  const t = useMessages();
  const format = useFormat();
  const reviewed = product.instances?.some(({ refereed }) => refereed === 'peerReviewed');
  return (
    <>
      <KindLabel kind={product.type} />
      {instanceType && <span className="label">{instanceType}</span>}
      <AccessLabel product={product} />
      {product.publicationDate && (
        <time className="label" dateTime={product.publicationDate}>
          {format.published(product.publicationDate)}
        </time>
      )}
      {product.version && <span className="label">{t('product.version', { version: product.version })}</span>}
      {reviewed && <span className="label">{t('product.peer-reviewed')}</span>}
    </>
  );
};

const Lead = ({ product }: { readonly product: ResearchProduct }) => {
  const t = useMessages();
  const copy = openCopyOf(product);
  return (
    <>
      {product.subTitle && <p>{product.subTitle}</p>}
      <Authors authors={product.authors ?? []} />
      <Venue product={product} />
      <Identifiers pids={product.pids} />
      {copy && (
        <p className="row">
          <a className="btn primary" href={copy} rel="noopener">
            <Icon name="out" /> {t('landing.open-copy')}
          </a>
        </p>
      )}
    </>
  );
};

/** Facts that only some products have. */
const useProductFacts = (product: ResearchProduct) => {
  const t = useMessages();
  const format = useFormat();
  return saidFacts([
    [t('fact.publisher'), product.container?.name ? product.publisher : null],
    [t('fact.embargo-end'), product.embargoEndDate ? format.day(product.embargoEndDate) : null],
    [t('fact.countries'), words(product.countries?.map(({ code }) => (code ? format.country(code) : null)))],
    [t('fact.contributors'), words(product.contributors)],
    [t('fact.coverage'), words(product.coverages)],
    [t('fact.formats'), words(product.formats)],
    [t('fact.size'), product.size],
    [t('fact.programming-language'), product.programmingLanguage],
    [
      t('fact.code-repository'),
      product.codeRepositoryUrl && <ExternalLink url={product.codeRepositoryUrl} />,
    ],
    [
      t('fact.documentation'),
      (product.documentationUrls ?? []).map((url) => (
        <p key={url}>
          <ExternalLink url={url} />
        </p>
      )),
    ],
    [t('fact.contact'), words([...(product.contactPeople ?? []), ...(product.contactGroups ?? [])])],
    [t('fact.tools'), words(product.tools)],
    [
      t('fact.collected-from'),
      (product.collectedFrom ?? []).map((source, index) => (
        <Fragment key={source.key ?? index}>
          {index > 0 && ', '}
          <SourceName source={source} />
        </Fragment>
      )),
    ],
  ]);
};
