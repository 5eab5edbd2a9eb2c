import type { HttpError } from '@open-discovery/http';
import type { ResearchProduct } from '@open-discovery/model';
import { useEffect, useState } from 'react';
import { explainFailure } from './explain-failure.ts';
import type { TransferFailure } from './explain-failure.ts';
import { doiOf, ownFiles } from './own-files.ts';
import type { TransferableFile } from './transfer-answers.ts';
import { listFiles } from './transfer-calls.ts';
import type { TransferService } from './transfer-service.ts';

/** A record's files. A failed request is different from an empty list. */
export interface FoundFiles {
  readonly files: readonly TransferableFile[];
  readonly failure: TransferFailure | null;
}

/**
 * Returns the files of a record: those that the service finds by its DOI, otherwise those named by its
 * copies.
 */
export const useFiles = (product: ResearchProduct, service: TransferService): FoundFiles | null => {
  const [found, setFound] = useState<FoundFiles | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void findFiles(product, service, left.signal).then((files) => !left.signal.aborted && setFound(files));
    return () => left.abort();
  }, [product, service]);
  return found;
};

/** The service answers 4xx for repositories that it cannot read. */
const isRefusal = (error: HttpError): boolean => error.kind === 'status' && error.status < 500;

const findFiles = async (
  product: ResearchProduct,
  service: TransferService,
  signal: AbortSignal,
): Promise<FoundFiles> => {
  const doi = doiOf(product);
  const own = ownFiles(product);
  if (doi === null) return { files: own, failure: null };
  const listed = await service.ask(listFiles(doi), null, signal);
  if (listed.ok) return { files: listed.value.length > 0 ? listed.value : own, failure: null };
  const isReported = own.length === 0 && !isRefusal(listed.error);
  return { files: own, failure: isReported ? explainFailure(listed.error) : null };
};
