import type { ResearchProduct } from '@open-discovery/model';
import { MarkedText } from '../../../components/marked-text.tsx';
import { Identifiers } from '../identifiers.tsx';
import { Authors } from './authors.tsx';
import { Institutions } from './institutions.tsx';
import { Venue } from './venue.tsx';

/** Authors, venue and identifiers, below a product's title. */
export const ProductLead = ({ product }: { readonly product: ResearchProduct }) => (
  <>
    {product.subTitle && (
      <p>
        <MarkedText text={product.subTitle} />
      </p>
    )}
    <Authors authors={product.authors ?? []} />
    <Institutions organizations={product.organizations ?? []} />
    <Venue product={product} />
    <Identifiers pids={product.pids} />
  </>
);
