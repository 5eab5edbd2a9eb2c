import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './span.ts';

const spans = new AsyncLocalStorage<Span>();

/** Runs work, and all that it starts, within a span. */
export const runInSpan = <T>(span: Span, work: () => T): T => spans.run(span, work);

/** Returns the span of the request that is being answered; null without tracing. */
export const currentSpan = (): Span | null => spans.getStore() ?? null;
