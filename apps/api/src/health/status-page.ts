import { html } from '../http/markup.ts';
import { renderPage } from '../http/render-page.ts';

/** The state of the server, as far as the page shows it. */
export interface ShownStatus {
  readonly status: 'ok' | 'degraded';
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly index:
    | {
        readonly state: 'ready';
        readonly records: number;
        readonly publishedAt: string;
        readonly generation: string;
        readonly fallback?: { readonly from: string; readonly reason: string };
      }
    | { readonly state: 'unavailable'; readonly message: string };
  readonly content: {
    readonly state: string;
    readonly message?: string;
    readonly setAside: readonly unknown[];
  };
  readonly disk: 'ready' | 'full';
  readonly lastBackupAt: string | null;
}

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

/** Returns a duration in the unit that people would choose. */
const formatDuration = (seconds: number): string => {
  if (seconds < HOUR_SECONDS) return `${Math.floor(seconds / 60)} min`;
  if (seconds < DAY_SECONDS) return `${Math.floor(seconds / HOUR_SECONDS)} h`;
  return `${Math.floor(seconds / DAY_SECONDS)} days`;
};

const recordsOf = (index: ShownStatus['index']): string => {
  if (index.state !== 'ready') return `unavailable: ${index.message}`;
  const { records, publishedAt, generation, fallback } = index;
  const shown = `${records.toLocaleString('en')}, published ${publishedAt} (${generation})`;
  return fallback === undefined ? shown : `${shown}, instead of ${fallback.from}: ${fallback.reason}`;
};

const rowsOf = ({
  version,
  uptimeSeconds,
  index,
  content,
  disk,
  lastBackupAt,
}: ShownStatus): readonly (readonly [string, string])[] => [
  ['Version', version],
  ['Running for', formatDuration(uptimeSeconds)],
  ['Records', recordsOf(index)],
  ['Database', content.state === 'ready' ? 'ready' : `unavailable: ${content.message ?? ''}`],
  [
    'Damaged rows',
    content.setAside.length === 0
      ? 'none'
      : `${content.setAside.length} are left out; the log has the reasons`,
  ],
  ['Disk', disk === 'ready' ? 'ready' : 'nearly full'],
  ['Last backup', lastBackupAt ?? 'none is known'],
];

/** Returns the state of the server as a page, for people who open it in a browser. It loads nothing. */
export const statusPage = (status: ShownStatus): string => {
  const title = status.status === 'ok' ? 'Everything works' : 'Something does not work';
  const rows = rowsOf(status).map(
    ([name, value]) =>
      html`<tr>
        <th scope="row" align="left">${name}</th>
        <td>${value}</td>
      </tr>`,
  );
  return renderPage({
    language: 'en',
    title,
    head: html`<meta name="color-scheme" content="light dark" />`,
    content: html`<table>
        ${rows}
      </table>
      <p>Programs get this as JSON.</p>`,
  });
};
