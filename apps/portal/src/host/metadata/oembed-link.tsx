/** The address of the oEmbed descriptions. */
export const OEMBED_PATH = '/oembed';

/** The link by which editors of other sites discover how to embed a page. */
export const OembedLink = ({ page: { origin, pathname, search } }: { readonly page: URL }) => (
  <link
    rel="alternate"
    type="application/json+oembed"
    href={`${origin}${OEMBED_PATH}?${new URLSearchParams({ url: `${origin}${pathname}${search}` }).toString()}`}
    data-metadata=""
  />
);
