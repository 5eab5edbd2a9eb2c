import type { Endpoint, HttpError } from '@open-discovery/http';
import type { PortalStore } from '@open-discovery/portal-state';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Loading } from '../../../components/loading.tsx';
import { SteadyButton } from '../../../components/steady-button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useConsole } from '../console-context.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useTime } from './use-time.ts';

type Store = PortalStore['store'];
type State = ReturnType<Store['getState']>;

/** Returns the readings of the console that have failed after they had succeeded: what they show is old. */
const staleReadings = (queries: State['adminTool']['queries']) =>
  Object.values(queries).flatMap((query) =>
    // The console keeps no reading that it does not show.
    query?.endpointName === 'readContent' && query.data !== undefined && query.error ? [query] : [],
  );

/**
 * Says that what the console shows could not be read again, and offers to try it. Unlike in a `RetryNotice`, the button stays while
 * it does, with the focus.
 */
export const StaleNotice = () => {
  const t = useMessages();
  const time = useTime();
  const failureText = useFailureText();
  const { readContent } = useConsole().api.endpoints;
  const dispatch = useDispatch<Store['dispatch']>();
  const stale = staleReadings(useSelector(({ adminTool }: State) => adminTool.queries));
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async (): Promise<void> => {
    setTrying(true);
    const readings = stale.map(({ originalArgs }) =>
      dispatch(
        readContent.initiate(originalArgs as Endpoint<unknown>, { forceRefetch: true, subscribe: false }),
      ),
    );
    await Promise.all(readings);
    setTrying(false);
  };
  const [first] = stale;
  const oldest = Math.min(...stale.map(({ fulfilledTimeStamp = 0 }) => fulfilledTimeStamp));
  if (!first) return null;
  return (
    <div className="notice failed">
      <div role="alert">
        {!isTrying && (
          <>
            <p>
              <strong>{t('admin.stale', { time: time(oldest) })}</strong>
            </p>
            <p>{failureText(first.error as HttpError)}</p>
          </>
        )}
      </div>
      {isTrying && <Loading />}
      <p>
        <SteadyButton isOff={isTrying} onClick={() => void tryAgain()}>
          {t('action.try-again')}
        </SteadyButton>
      </p>
    </div>
  );
};
