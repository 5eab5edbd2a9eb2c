import type { ResearchProduct } from '@open-discovery/model';

/** Where a product appeared: journal, volume, issue, pages; the publisher where there is no journal. */
export const Venue = ({ product }: { readonly product: ResearchProduct }) => {
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
