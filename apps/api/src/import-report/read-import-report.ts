import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportReport, PublishedImport } from '@open-discovery/model';
import { parseImportReport } from './import-report-schema.ts';
import type { SearchEngine } from '../search/search-engine.ts';

const REPORT_FILE = 'import-report.json';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readReport = async (file: string): Promise<ImportReport | null> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : parseImportReport(parseJson(text));
};

/** Creates the reader of the report in the folder of the generation that is searched. */
export const createImportReader =
  (engine: Pick<SearchEngine, 'about'>, indexFolder: string) => async (): Promise<PublishedImport> => {
    const generation = engine.about()?.generation ?? null;
    return {
      generation,
      report: generation === null ? null : await readReport(path.join(indexFolder, generation, REPORT_FILE)),
    };
  };
