import { customFetch } from 'openid-client';
import type { Configuration } from 'openid-client';
import { z } from 'zod';

const answer = z.object({ refresh_token: z.string().min(1) });

/**
 * Passes the refresh token of each answer to `keep` before anything else in the answer is checked: the provider has already
 * invalidated the one before, and its keys or user info may not be readable. It proves nothing about the user.
 */
export const interceptRefreshToken = (
  configuration: Configuration,
  keep: (refreshToken: string) => Promise<void>,
): void => {
  const fetch = configuration[customFetch] ?? globalThis.fetch;
  configuration[customFetch] = async (url, options) => {
    const response = await fetch(url, options);
    // Everything but tokens is read with GET.
    if (options.method !== 'POST' || !response.ok) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const parsed = answer.safeParse(body);
    if (parsed.success) await keep(parsed.data.refresh_token);
    return response;
  };
};
