import { knownDate, statedType } from '@open-discovery/model';
import type { ResearchProduct } from '@open-discovery/model';
import { AccessLabel } from '../../../components/access-label.tsx';
import { KindLabel } from '../../../components/kind-label.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { useMessages, useOptionalMessage } from '../../../messages/use-messages.ts';
import { isKnownValue } from '../is-known-value.ts';
import type { Copy } from '../../../records/rank-copies.ts';

interface ProductLabelsProps {
  readonly product: ResearchProduct;
  readonly copies: readonly Copy[];
}

/** Type, access right and date: the line above a product's title. */
export const ProductLabels = ({ product, copies }: ProductLabelsProps) => {
  const t = useMessages();
  const message = useOptionalMessage();
  const format = useFormat();
  const type = statedType(copies[0]?.instance.type);
  const { version } = product;
  const publicationDate = knownDate(product, 'publicationDate');
  return (
    <>
      <KindLabel kind={product.type} />
      {isKnownValue(type) && <span className="label">{message(`instance.${type}`, type)}</span>}
      <AccessLabel product={product} />
      {publicationDate && (
        <time className="label" dateTime={publicationDate} suppressHydrationWarning>
          {format.published(publicationDate)}
        </time>
      )}
      {version && <span className="label">{t('product.version', { version })}</span>}
      {copies.some(({ instance }) => instance.refereed === 'peerReviewed') && (
        <span className="label">{t('sources.peerReviewed')}</span>
      )}
    </>
  );
};
