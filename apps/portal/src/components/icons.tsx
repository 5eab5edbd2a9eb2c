import type { RecordKind } from '@open-discovery/model';

const SHAPES = {
  publication: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7M9 8h3',
  dataset: 'M5 6a7 3 0 0 0 14 0a7 3 0 0 0-14 0v12c0 1.7 3.1 3 7 3s7-1.3 7-3V6M5 12c0 1.7 3.1 3 7 3s7-1.3 7-3',
  software: 'm8 8-5 4 5 4M16 8l5 4-5 4M14 5l-4 14',
  other: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  product: 'M4 5h10v14H4zM14 8h6v11h-6M7 9h4M7 13h4',
  project: 'M4 20V9l8-5 8 5v11zM9 20v-6h6v6',
  organization: 'M3 21h18M5 21V8l7-4 7 4v13M9 12h.01M15 12h.01M9 16h.01M15 16h.01',
  dataSource: 'M4 5h16v5H4zM4 14h16v5H4zM8 7.500h.01M8 16.500h.01',
  service:
    'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M18.400 5.600l-2.100 2.100M7.700 16.300l-2.100 2.100',
  community:
    'M5.800 9a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0M14.600 10a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0-4.800 0M3 20c0-3.300 2.700-6 6-6s6 2.700 6 6M15.500 14.500c3 0 5.500 2 5.500 5',
  'lock-open':
    'M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 11V7a4 4 0 0 1 7.500-2',
  quote:
    'M10 7c-3 1-4 3-4 6v4h5v-5H8c0-2 .7-3 2.500-3.700zM19 7c-3 1-4 3-4 6v4h5v-5h-3c0-2 .7-3 2.500-3.700z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  close: 'M6 6l12 12M18 6 6 18',
  out: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  chevron: 'm7 10 5 5 5-5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  theme: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  orcid:
    'M2.500 12a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0-19 0M8 9.500V17M8 6.800h.01M11.500 9.500V17h2.200a3.700 3.700 0 0 0 0-7.500z',
} as const satisfies Partial<Record<RecordKind, string>> & Record<string, string>;

export type IconName = keyof typeof SHAPES | 'logo';

/** The drawings, once a page; {@link Icon} refers to them. */
export const Icons = () => (
  <svg width="0" height="0" className="drawings" aria-hidden="true">
    <defs>
      {Object.entries(SHAPES).map(([name, shape]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={shape} />
        </symbol>
      ))}
      <symbol id="i-logo" viewBox="0 0 32 32">
        <circle cx="16" cy="16" r="4" />
        <circle cx="5" cy="8" r="2.5" />
        <circle cx="27" cy="7" r="2.5" />
        <circle cx="26" cy="26" r="2.5" />
        <circle cx="7" cy="26" r="2.5" />
        <path d="M7 9.500 13 14M25 8.500 19 13.500M24 24.500 19 19M9 24.500 13 19" />
      </symbol>
    </defs>
  </svg>
);

/** A drawing beside words; it says nothing by itself, so it is hidden from readers. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="i" aria-hidden="true" focusable="false">
    <use href={`#i-${name}`} />
  </svg>
);
