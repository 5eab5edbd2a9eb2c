import type { PublishedImport } from '@open-discovery/model';
import { parseImportReport } from './import-report-schema.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { parseJson } from '../http/parse-json.ts';

const REPORT_FILE = 'import-report.json';

/** Creates the reader of the report that was published with the records that are searched. */
export const createImportReader =
  (engine: Pick<SearchEngine, 'about' | 'attachment'>) => async (): Promise<PublishedImport> => {
    const generation = engine.about()?.generation ?? null;
    const text = generation === null ? null : await engine.attachment(REPORT_FILE);
    return { generation, report: text === null ? null : parseImportReport(parseJson(text)) };
  };
