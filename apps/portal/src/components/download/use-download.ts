import { useEffect, useRef, useState } from 'react';
import { download } from './download.ts';
import type { Downloaded, DownloadOptions } from './download.ts';
import { saveFile } from './save-file.ts';

export type DownloadState =
  | { readonly state: 'idle' | 'failed' | 'canceled' }
  | { readonly state: 'running'; readonly bytes: number }
  | { readonly state: 'done'; readonly filename: string };

/** Runs one download at a time and reports its progress. Unmounting aborts it. */
export const useDownload = () => {
  const [progress, setProgress] = useState<DownloadState>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (
    usualName: string,
    read: (options: DownloadOptions) => Promise<Downloaded>,
  ): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ state: 'running', bytes: 0 });
    try {
      const onProgress = (bytes: number) => setProgress({ state: 'running', bytes });
      const { content, filename } = await read({ fetch, signal, onProgress });
      saveFile(content, filename ?? usualName);
      setProgress({ state: 'done', filename: filename ?? usualName });
    } catch {
      // Ignores a download that a newer one replaced or whose page is gone.
      if (running.current === controller) setProgress({ state: signal.aborted ? 'canceled' : 'failed' });
    }
  };
  const start = (address: string, usualName: string): Promise<void> =>
    run(usualName, (options) => download(address, options));
  return { progress, run, start, cancel: () => running.current?.abort() };
};
