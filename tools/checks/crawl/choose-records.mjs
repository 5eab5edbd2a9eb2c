/** Parts of a sample by kind; kinds that the portal does not show are left out. */
const PARTS = {
  publication: 75,
  dataset: 35,
  other: 30,
  organization: 20,
  software: 15,
  project: 15,
  community: 10,
  service: 1,
};

const addressesIn = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const text = (await response.text()).replaceAll('&amp;', '&');
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address);
    return `${pathname}${search}`;
  });
};

/** Returns items at equal distances, so that a repeated choice is the same. */
const spread = (items, count) =>
  count >= items.length
    ? items
    : Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]);

/** Returns the addresses of records of all kinds in a portal's sitemap, the kinds mixed in fixed parts. */
export const chooseRecords = async (portal, count) => {
  const sheets = await addressesIn(new URL('/sitemap.xml', portal));
  const kinds = Object.keys(PARTS).map((kind) => [
    kind,
    sheets.filter((sheet) => sheet.includes(`/${kind}-`)),
  ]);
  const shown = kinds.filter(([, own]) => own.length > 0);
  const total = shown.reduce((sum, [kind]) => sum + PARTS[kind], 0);
  const chosen = [];
  for (const [kind, own] of shown) {
    const records = (await Promise.all(own.map((sheet) => addressesIn(new URL(sheet, portal))))).flat();
    chosen.push(...spread(records, Math.ceil((count * PARTS[kind]) / total)));
  }
  return spread(chosen, count);
};
