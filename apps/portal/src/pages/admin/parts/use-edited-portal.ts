import { useSearchParams } from 'react-router-dom';
import { withOutcome } from './change-outcome.tsx';

/** Parameter of a screen's address: the pid of the community or stakeholder that is edited, or `NEW_PORTAL`. */
const EDIT = 'edit';
export const NEW_PORTAL = '*';

/** Returns the address of a screen with one of its communities or stakeholders open. */
export const editAddress = (screen: string, pid: string): string =>
  `${screen}?${EDIT}=${encodeURIComponent(pid)}`;

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
