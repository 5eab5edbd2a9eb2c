import { useSearchParams } from 'react-router-dom';
import { EDIT } from '../../../runtime/console-addresses.ts';
import { withOutcome } from './change-outcome.tsx';

/** The value of the parameter for one that is not stored yet. */
export const NEW_PORTAL = '*';

/** Returns the pid of what the address opens, null for the list, and the ways on from there. */
export const useEditedPortal = () => {
  const [parameters, setParameters] = useSearchParams();
  return {
    edited: parameters.get(EDIT),
    close: () => setParameters({}),
    showSaved: ({ pid }: { readonly pid: string }) => setParameters({ [EDIT]: pid }, withOutcome('saved')),
    showDeleted: () => setParameters({}, withOutcome('deleted')),
  };
};
