import type { RecordHighlights } from '@open-discovery/graph-client';
import { landingAddress } from '@open-discovery/model';
import type { GraphRecord, RecordKind, SearchedKind } from '@open-discovery/model';
import type { ReactNode } from 'react';
import { KindLabel } from './kind-label.tsx';
import { Link } from './link.tsx';
import { Highlighted } from './marked-text.tsx';
import { MarkedTitle } from './marked-title.tsx';
import { ProductLabels, ProductPeople, ProductTraces } from './product-facts.tsx';
import { useOptionalMessage } from '../messages/use-messages.ts';
import { foreignLanguage } from '../runtime/foreign-language.ts';
import { usePortal } from '../runtime/portal-context.tsx';
import { useFormat } from '../runtime/use-format.ts';
import type { CardRecordOf } from '../search/card-records.ts';

interface RecordCardProps {
  readonly kind: SearchedKind;
  readonly record: GraphRecord;
  readonly highlights?: RecordHighlights | undefined;
  readonly heading?: 'h2' | 'h3';
  /** Actions for the record. */
  readonly tools?: ReactNode;
}

/** One record in a list: kind, title, authors or owner, and the matching sentence. */
export const RecordCard = ({ kind, record, highlights, heading: Heading = 'h2', tools }: RecordCardProps) => {
  const { language } = usePortal();
  const card = cardOf(kind, record);
  return (
    <article className="card">
      <div className="row meta">{card.labels}</div>
      <Heading className="t">
        <Link to={landingAddress(card.recordKind, record.id)}>
          <MarkedTitle record={record} highlight={highlights?.title} />
        </Link>
      </Heading>
      {card.who}
      {highlights?.abstract && highlights.abstract.marks.length > 0 && (
        <p className="small snip" lang={foreignLanguage(record, language)}>
          <Highlighted highlight={highlights.abstract} />
        </p>
      )}
      {(card.traces || tools) && (
        <div className="row foot small">
          {card.traces}
          {tools}
        </div>
      )}
    </article>
  );
};

interface Card {
  readonly recordKind: RecordKind;
  readonly labels: ReactNode;
  readonly who?: ReactNode;
  readonly traces?: ReactNode;
}

const CARDS: { [K in SearchedKind]: (record: CardRecordOf[K]) => Card } = {
  product: (product) => ({
    recordKind: product.type,
    labels: <ProductLabels product={product} />,
    who: <ProductPeople product={product} />,
    traces: <ProductTraces product={product} />,
  }),
  project: (project) => ({
    recordKind: 'project',
    labels: (
      <>
        <KindLabel kind="project" />
        {project.acronym && <span className="label">{project.acronym}</span>}
        <Years from={project.startDate} to={project.endDate} />
      </>
    ),
    who: (
      <Line
        parts={[
          ...(project.fundings ?? []).map((funding) => funding.name ?? funding.shortName),
          project.code,
        ]}
      />
    ),
  }),
  organization: (organization) => ({
    recordKind: 'organization',
    labels: (
      <>
        <KindLabel kind="organization" />
        {organization.country?.code && <Country code={organization.country.code} />}
      </>
    ),
    who: (
      <Line
        parts={[organization.legalShortName === organization.legalName ? null : organization.legalShortName]}
      />
    ),
  }),
  dataSource: (source) => ({
    recordKind: 'dataSource',
    labels: (
      <>
        <KindLabel kind="dataSource" />
        {source.type?.value && (
          <span className="label">
            <Word of="source-type" word={source.type.value} />
          </span>
        )}
      </>
    ),
    who: source.openaireCompatibility && (
      <p className="small who">
        <Word of="compatibility" word={source.openaireCompatibility} />
      </p>
    ),
  }),
  service: (service) => ({
    recordKind: 'service',
    labels: (
      <>
        <KindLabel kind="service" />
        {(service.categories ?? []).slice(0, 2).map((category) => (
          <span key={category} className="label">
            <Word of="service-category" word={category} />
          </span>
        ))}
      </>
    ),
    who: <Line parts={[service.tagline ?? null, service.provider?.name]} />,
  }),
  community: (community) => ({
    recordKind: 'community',
    labels: (
      <>
        <KindLabel kind="community" />
        {community.type && !isNameOfKind(community.type) && (
          <span className="label">
            <Word of="community-type" word={community.type} />
          </span>
        )}
      </>
    ),
    who: <Line parts={(community.subjects ?? []).slice(0, 5)} />,
  }),
};

/** Communities have the kind's name as their type, or name another one. */
const isNameOfKind = (type: string): boolean => type.toLowerCase() === 'research community';

// The table pairs each kind with its record type; a value cannot carry that pairing to the compiler.
const cardOf = (kind: SearchedKind, record: GraphRecord): Card =>
  (CARDS[kind] as (record: GraphRecord) => Card)(record);

/** A word of a vocabulary of data sources, in the reader's language where the catalog has it. */
const Word = ({ of: vocabulary, word }: { readonly of: string; readonly word: string }) =>
  useOptionalMessage()(`${vocabulary}.${word.toLowerCase()}`, word);

const Country = ({ code }: { readonly code: string }) => (
  <span className="label" suppressHydrationWarning>
    {useFormat().country(code)}
  </span>
);

const Years = ({
  from,
  to,
}: {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}) => {
  const years = [from, to].map((day) => day?.slice(0, 4) ?? '');
  return years.join('') === '' ? null : <span className="label num">{years.join('–')}</span>;
};

const Line = ({ parts }: { readonly parts: readonly (string | null | undefined)[] }) => {
  const said = parts.filter((part) => part !== null && part !== undefined && part !== '');
  return said.length === 0 ? null : <p className="small who">{said.join(' · ')}</p>;
};
