import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

export const openExport = (page: Page): Promise<void> => page.getByText('Export', { exact: true }).click();

export const textOfDownload = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8');
