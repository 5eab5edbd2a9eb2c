import { useEffect, useState } from 'react';

/**
 * Returns a value of loader data that the loader awaits on the server only; `undefined` until a browser has it, and when
 * loading it fails.
 */
export const useAwaited = <T>(value: T | Promise<T>): T | undefined => {
  const [resolved, setResolved] = useState<{ readonly promise: Promise<T>; readonly value: T } | null>(null);
  useEffect(() => {
    if (!(value instanceof Promise)) return;
    let isCurrent = true;
    value.then(
      (result) => {
        if (isCurrent) setResolved({ promise: value, value: result });
      },
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [value]);
  if (!(value instanceof Promise)) return value;
  return resolved?.promise === value ? resolved.value : undefined;
};
