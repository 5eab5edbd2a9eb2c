/** The export formats by their name in addresses. */
export const EXPORT_FORMATS = {
  csv: { mediaType: 'text/csv; charset=utf-8', ending: 'csv' },
  bibtex: { mediaType: 'application/x-bibtex; charset=utf-8', ending: 'bib' },
  ris: { mediaType: 'application/x-research-info-systems; charset=utf-8', ending: 'ris' },
  csljson: { mediaType: 'application/vnd.citationstyles.csl+json', ending: 'json' },
  jsonl: { mediaType: 'application/jsonl; charset=utf-8', ending: 'jsonl' },
} as const satisfies Record<string, { readonly mediaType: string; readonly ending: string }>;

/** The name of an export format. */
export type ExportFormat = keyof typeof EXPORT_FORMATS;
