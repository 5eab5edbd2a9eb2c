import type { ResearchProduct } from '@open-discovery/model';
import { publisherAddress } from '../../../components/list-addresses.ts';
import { Link } from '../../../components/link.tsx';
import { useFormat } from '../../../runtime/use-format.ts';
import { isKnownValue } from '../is-known-value.ts';
import { useOptionalMessage } from '../../../messages/use-messages.ts';

/** Venue and language: journal, volume, issue and pages, or the publisher where there is no journal. */
export const Venue = ({ product }: { readonly product: ResearchProduct }) => {
  const format = useFormat();
  const message = useOptionalMessage();
  const code = product.language?.code;
  const language = code ? message(`language.${code}`, format.language(code) ?? '') : '';
  const hasPlace = isKnownValue(product.container?.name) || isKnownValue(product.publisher);
  if (!hasPlace && language === '') return null;
  return (
    <p className="soft" suppressHydrationWarning>
      <Place product={product} />
      {hasPlace && language !== '' && ' · '}
      {language}
    </p>
  );
};

/** The publisher, which leads to its works; nothing where a source writes that it is unknown. */
export const Publisher = ({ name }: { readonly name: ResearchProduct['publisher'] }) =>
  name && isKnownValue(name) ? <Link to={publisherAddress(name)}>{name}</Link> : null;

const Place = ({ product }: { readonly product: ResearchProduct }) => {
  const { container } = product;
  if (!container || !isKnownValue(container.name)) return <Publisher name={product.publisher} />;
  const { vol, iss, sp, ep, edition, conferencePlace, conferenceDate } = container;
  const issue = [vol, iss && `(${iss})`].filter(Boolean).join(' ');
  const pages = [sp, ep].filter(Boolean).join('–');
  const details = [issue, pages, edition, conferencePlace, conferenceDate].filter(Boolean).join(', ');
  return (
    <>
      <i>{container.name}</i> {details}
    </>
  );
};
