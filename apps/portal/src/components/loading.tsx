import { useMessages } from '../messages/use-messages.ts';

/** Says that a part of the page is being loaded. */
export const Loading = () => <p role="status">{useMessages()('state.loading')}</p>;
