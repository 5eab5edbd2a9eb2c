/** The address of one well-known place, which leads to the search for it. Spec §2 "Other known paths". */
export { Page } from './deposit-search-page.tsx';
export { zenodoLoader as loader } from './load-deposit.ts';
