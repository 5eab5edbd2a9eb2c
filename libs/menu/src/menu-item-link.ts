import type { MenuItem } from './menu-item.ts';

/** The target of an item: a path of this portal, or another site's address with the attributes of its link. */
export type MenuItemLink =
  { kind: 'internal'; href: string } | { kind: 'external'; href: string; target: string; rel: string };

/**
 * Other schemes (`javascript:`) and protocol-relative addresses (`//…`) are not links. Browsers leave out tabs and line
 * breaks, so a route with one could become protocol-relative.
 */
const EXTERNAL = /^https?:\/\/[^/\s]/i;
const INTERNAL = /^\/(?![/\\])[^\t\n\r]*$/;

const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));

/** Parameters precede the fragment, which the item's own replaces. */
const withParameters = (target: string, { params, fragment }: MenuItem): string => {
  const [, address = '', ownFragment = ''] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  const query = Object.entries(params)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  const separator = address.includes('?') ? '&' : '?';
  return `${address}${query && separator + query}${fragment ? `#${encode(fragment)}` : ownFragment}`;
};

/**
 * Returns the link of an item, with parameters and fragment encoded; null for items without a target and for unsafe
 * addresses. Internal links open in the same window, external ones in the item's target.
 * @example
 * menuItemLink(createMenuItem({ id: 'a', title: 'A', route: '/a', params: { b: 'c d' } })); // { kind: 'internal', href: '/a?b=c%20d' }
 */
export const menuItemLink = (item: MenuItem): MenuItemLink | null => {
  if (item.type === 'internal')
    return INTERNAL.test(item.route) ? { kind: 'internal', href: withParameters(item.route, item) } : null;
  if (item.type === 'noAction' || !EXTERNAL.test(item.url)) return null;
  return {
    kind: 'external',
    href: withParameters(item.url, item),
    target: item.target,
    rel: item.target === '_self' ? '' : 'noopener',
  };
};
