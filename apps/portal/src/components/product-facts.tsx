import { useMessages } from '../messages/use-messages.ts';
import { AccessLabel } from './access-label.tsx';
import { citingAddress } from './citing-address.ts';
import { projectProductsAddress } from './list-addresses.ts';
import { Link } from './link.tsx';
import { orcidOf, personAddress } from './person-address.ts';
import { copiesOf, openCopyOf } from '../records/rank-copies.ts';
import { recordTitle } from '../records/record-title.ts';
import { shownPid } from '../records/shown-pid.ts';
import type { ShownPid } from '../records/shown-pid.ts';
import { KindLabel } from './kind-label.tsx';
import { shorten } from '../runtime/shorten.ts';
import { useFormat } from '../runtime/use-format.ts';
import { shownAuthors } from '../search/card-records.ts';
import type { CardRecordOf } from '../search/card-records.ts';

/** Kind, access right, year and version of a product. */
export const ProductLabels = ({ product }: { readonly product: CardRecordOf['product'] }) => {
  const t = useMessages();
  return (
    <>
      <KindLabel kind={product.type} />
      <AccessLabel product={product} />
      {product.publicationDate && <span className="label num">{product.publicationDate.slice(0, 4)}</span>}
      {product.version && <span className="label">{t('product.version', { version: product.version })}</span>}
    </>
  );
};

/** Sources have affiliations, whole lists of authors or citations in the place of a name. */
const NAME_CHARACTERS = 70;

/** The first authors and the venue. */
export const ProductPeople = ({ product }: { readonly product: CardRecordOf['product'] }) => {
  const t = useMessages();
  const format = useFormat();
  const { shown, left } = shownAuthors(product);
  const venue = product.container?.name ?? product.publisher ?? null;
  if (shown.length === 0 && !venue) return null;
  return (
    <p className="small who">
      {shown.map((author, index) => (
        <span key={index}>
          {index > 0 && '; '}
          <Link to={personAddress(orcidOf(author), author.fullName)}>
            {shorten(author.fullName, NAME_CHARACTERS)}
          </Link>
        </span>
      ))}
      {left > 0 && <span className="soft"> {t('product.more-authors', { shown: format.number(left) })}</span>}
      {venue && (
        <>
          {shown.length > 0 && ' · '}
          <i>{shorten(venue, NAME_CHARACTERS * 2)}</i>
        </>
      )}
    </p>
  );
};

/** Links to a product's best open copy, its DOI or else its first identifier, project and citing works. */
export const ProductTraces = ({ product }: { readonly product: CardRecordOf['product'] }) => {
  const t = useMessages();
  const format = useFormat();
  const pids = (product.pids ?? []).flatMap((pid) => shownPid(pid) ?? []);
  const pid = pids.find(({ scheme }) => scheme === 'DOI') ?? pids[0];
  const project = product.projects?.[0];
  const citations = product.indicators?.citationImpact?.citationCount ?? 0;
  const views = product.indicators?.usageCounts?.views ?? 0;
  return (
    <>
      <OpenCopy product={product} />
      {pid && <ShownIdentifier pid={pid} />}
      {project && (
        <Link to={projectProductsAddress(project.id)} className="cut">
          {project.acronym ?? project.title ?? project.code ?? project.funder}
        </Link>
      )}
      {citations > 0 && <Citations product={product} count={citations} />}
      {views > 0 && (
        <span className="soft num">{t('product.views', { count: views, shown: format.compact(views) })}</span>
      )}
    </>
  );
};

const OpenCopy = ({ product }: { readonly product: CardRecordOf['product'] }) => {
  const t = useMessages();
  const copy = openCopyOf(copiesOf(product.instances));
  return (
    copy && (
      <a
        href={copy.url}
        rel="noopener"
        aria-label={t('card.open-copy-what', { title: recordTitle(product) })}
      >
        {t('card.open-copy')}
      </a>
    )
  );
};

/** The identifier with its scheme, linked where it has an address. */
const ShownIdentifier = ({ pid: { scheme, text, url } }: { readonly pid: ShownPid }) => {
  const words = scheme === '' || text.startsWith(scheme) ? text : `${scheme} ${text}`;
  return url === null ? (
    <span className="soft cut">{words}</span>
  ) : (
    <a href={url} className="soft cut">
      {words}
    </a>
  );
};

const Citations = ({
  product,
  count,
}: {
  readonly product: CardRecordOf['product'];
  readonly count: number;
}) => {
  const t = useMessages();
  const format = useFormat();
  const address = citingAddress(product);
  const text = t('product.citations', { count, shown: format.compact(count) });
  return address ? (
    <Link className="num" to={address}>
      {text}
    </Link>
  ) : (
    <span className="soft num">{text}</span>
  );
};
