/** A downloaded file with the name that its server gives it. */
export interface Downloaded {
  readonly content: Blob;
  /** `null` when the server gives no name. */
  readonly filename: string | null;
}

export interface DownloadOptions {
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
}

/** Returns the file name of a `content-disposition` header, without any path. */
export const filenameOf = (disposition: string | null): string | null => {
  const name = /filename="([^"\\/]+)"/.exec(disposition ?? '')?.[1];
  return name === undefined || name.startsWith('.') ? null : name;
};

/**
 * Reads a file chunk by chunk, so that progress can be shown and the download aborted. Rejects when the file
 * is incomplete.
 */
export const download = async (
  address: string,
  // Destructured, because a browser's `fetch` throws when called as a method of another object.
  { fetch, signal, onProgress }: DownloadOptions,
): Promise<Downloaded> => {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`${response.status} for ${address}`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    bytes += piece.value.length;
    onProgress(bytes);
  }
  const type = response.headers.get('content-type') ?? '';
  return {
    content: new Blob(pieces, { type }),
    filename: filenameOf(response.headers.get('content-disposition')),
  };
};

/** Downloads several files one after the other and joins them. */
export const downloadParts = async (
  addresses: readonly string[],
  join: (parts: readonly string[]) => string,
  options: DownloadOptions,
): Promise<Downloaded> => {
  const parts: string[] = [];
  let before = 0;
  let first: Downloaded | null = null;
  for (const address of addresses) {
    const onProgress = (bytes: number): void => options.onProgress(before + bytes);
    const part = await download(address, { ...options, onProgress });
    first ??= part;
    before += part.content.size;
    // Unlike `text()`, it keeps a byte order mark.
    parts.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await part.content.arrayBuffer()));
  }
  return {
    content: new Blob([join(parts)], { type: first?.content.type ?? '' }),
    filename: first?.filename ?? null,
  };
};
