import type { ResearchProduct } from '@open-discovery/model';
import { useFormat } from '../../components/use-format.ts';

/** Where a product appeared and in which language: journal, volume, issue, pages; the publisher where there is no journal. */
export const Venue = ({ product }: { readonly product: ResearchProduct }) => {
  const format = useFormat();
  const language = product.language?.code ? format.language(product.language.code) : null;
  const hasPlace = Boolean(product.container?.name ?? product.publisher);
  if (!hasPlace && !language) return null;
  return (
    <p className="soft" suppressHydrationWarning>
      <Place product={product} />
      {hasPlace && language && ' · '}
      {language}
    </p>
  );
};

const Place = ({ product }: { readonly product: ResearchProduct }) => {
  const { container } = product;
  if (!container?.name) return <>{product.publisher}</>;
  const issue = [container.vol, container.iss && `(${container.iss})`].filter(Boolean).join(' ');
  const pages = [container.sp, container.ep].filter(Boolean).join('–');
  const details = [issue, pages, container.conferencePlace].filter(Boolean).join(', ');
  return (
    <>
      <i>{container.name}</i> {details}
    </>
  );
};
