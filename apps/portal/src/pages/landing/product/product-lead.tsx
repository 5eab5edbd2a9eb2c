import type { ResearchProduct } from '@open-discovery/model';
import { MarkedText } from '../../../components/marked-text.tsx';
import { foreignLanguage } from '../../../runtime/foreign-language.ts';
import { usePortal } from '../../../runtime/portal-context.tsx';
import { Identifiers } from '../identifiers.tsx';
import { Authors } from './authors.tsx';
import { Institutions } from './institutions.tsx';
import { Venue } from './venue.tsx';

/** Authors, venue and identifiers, below a product's title. */
export const ProductLead = ({ product }: { readonly product: ResearchProduct }) => {
  const lang = foreignLanguage(product, usePortal().language);
  return (
    <>
      {product.subTitle && (
        <p lang={lang}>
          <MarkedText text={product.subTitle} />
        </p>
      )}
      <Authors authors={product.authors ?? []} />
      <Institutions organizations={product.organizations ?? []} />
      <Venue product={product} />
      <Identifiers pids={product.pids} />
    </>
  );
};
