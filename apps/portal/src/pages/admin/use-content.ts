import type { Endpoint, HttpError, SendResult } from '@open-discovery/http';
import { endpointAddress } from '@open-discovery/http';
import type { Expected } from '@open-discovery/portal-state/console';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PortalStore } from '@open-discovery/portal-state';
import type { SendRequest } from '../../runtime/use-service.ts';
import { useConsole } from './console-context.tsx';

type Dispatch = PortalStore['store']['dispatch'];

/** Content that is being read: neither value nor error while it is loaded for the first time. */
export interface ContentState<T> {
  readonly value?: T;
  readonly error?: HttpError;
  /** True while a newer state is loaded. */
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/**
 * Returns content of the console, and reads it again after every change that the console makes. Without a request nothing is
 * read.
 * @example const { value, error, reload } = useContent(getMenu(portal));
 */
export const useContent = <T>(request: Endpoint<T> | null): ContentState<T> => {
  const { readContent } = useConsole().api.endpoints;
  const dispatch = useDispatch<Dispatch>();
  const [round, setRound] = useState(0);
  const key = request && endpointAddress('', request);
  useEffect(() => {
    if (!request) return;
    const reading = dispatch(readContent.initiate(request, { forceRefetch: round > 0 }));
    return () => reading.unsubscribe();
    // Every rendering makes a new request; its address tells whether it differs.
  }, [dispatch, readContent, key, round]);
  const state = useSelector(readContent.select(request ?? skipToken));
  return {
    // The request has parsed its own answer.
    ...(state.data === undefined ? {} : { value: state.data as T }),
    ...(state.error ? { error: state.error as HttpError } : {}),
    isLoading: state.isLoading,
    reload: () => setRound((before) => before + 1),
  };
};

const outcomeOf = <T>({
  data,
  error,
}: {
  readonly data?: unknown;
  readonly error?: unknown;
}): SendResult<T> => (error ? { ok: false, error: error as HttpError } : { ok: true, value: data as T });

/** Sends a change. `expected` is shown at once and reverted if the change fails. */
export type ChangeContent = <T, Shown = never>(
  request: Endpoint<T>,
  expected?: Expected<Shown>,
) => Promise<SendResult<T>>;

/**
 * Returns the function that changes content. Everything shown is read again afterwards. `useChangeWithNote` also says how that
 * ended, and `useEditForm` saves a form.
 * @example const answer = await change(togglePages(portal, { ids, status: false }));
 */
export const useChangeContent = (): ChangeContent => {
  const { api, countChange } = useConsole();
  const { changeContent } = api.endpoints;
  const dispatch = useDispatch<Dispatch>();
  return async <T, Shown>(request: Endpoint<T>, expected?: Expected<Shown>) => {
    countChange();
    return outcomeOf<T>(
      await dispatch(
        changeContent.initiate(
          // The slice keeps requests and answers of all types.
          { request, ...(expected && { expected: expected as unknown as Expected<unknown> }) },
          { track: false },
        ),
      ),
    );
  };
};

/** Returns the function that sends a request for its answer only, such as a piece of a file. Nothing is read again afterwards. */
export const useSendRequest = (): SendRequest => {
  const { sendRequest } = useConsole().api.endpoints;
  const dispatch = useDispatch<Dispatch>();
  return async <T>(request: Endpoint<T>) =>
    outcomeOf<T>(await dispatch(sendRequest.initiate(request, { track: false })));
};
