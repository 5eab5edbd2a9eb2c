import { expect, test } from '@jest/globals';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import { renderPage } from '../testing/render-page.tsx';
import { formattersOf, useAgo } from './use-format.ts';

const Ago = ({ date }: { readonly date: string }) => <p>{useAgo()(date)}</p>;

// The page was made on 21 November 2026 at midnight.
test.each([
  ['2026-11-21T00:00:00Z', 'now'],
  ['2026-11-20T23:59:59Z', '1 second ago'],
  ['2026-11-20T23:59:01Z', '59 seconds ago'],
  ['2026-11-20T23:59:00Z', '1 minute ago'],
  ['2026-11-20T23:00:01Z', '59 minutes ago'],
  ['2026-11-20T22:00:00Z', '2 hours ago'],
  ['2026-11-20T00:00:00Z', 'yesterday'],
  ['2026-10-25T00:00:00Z', '27 days ago'],
  ['2026-10-21T00:00:00Z', 'last month'],
  ['2025-11-25T00:00:00Z', '11 months ago'],
  ['2025-11-20T00:00:00Z', 'last year'],
  ['2020-06-15', '6 years ago'],
])('%s was %s (Spec §9: seconds to years)', (date, expected) => {
  const { container } = renderPage(<Ago date={date} />);
  expect(container.textContent).toBe(expected);
});

test.each(PORTAL_LANGUAGES)('numbers are written as in %s, however small they are', (language) => {
  const { format } = new Intl.NumberFormat(language);
  const written = formattersOf(language).number;
  for (const value of [...Array.from({ length: 1002 }, (_, number) => number), -1, 0.5, 999.5, 1234567])
    expect(written(value)).toBe(format(value));
});
