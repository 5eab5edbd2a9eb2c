import { openLoginWorld } from './login-world.ts';
import type { LoginWorld, LoginWorldOptions } from './login-world.ts';
import { startTrialProvider } from './start-trial-provider.ts';
import type { RunningProvider } from './start-trial-provider.ts';

/** A login world whose portal uses a provider with its own address. */
export interface TrialWorld extends LoginWorld {
  readonly provider: RunningProvider;
}

interface TrialWorldOptions extends Pick<LoginWorldOptions, 'location'> {
  /** Returns settings in place of those for the provider with this address. */
  readonly override?: (issuer: string) => Readonly<Record<string, string>>;
}

/** Opens the servers' address and starts the provider. */
export const openTrialWorld = async ({
  location,
  override = () => ({}),
}: TrialWorldOptions = {}): Promise<TrialWorld> => {
  const started: RunningProvider[] = [];
  const world = await openLoginWorld({
    location,
    environment: async (publicUrl) => {
      const running = await startTrialProvider(publicUrl);
      started.push(running);
      return { ...running.environment, ...override(running.environment['OIDC_ISSUER'] ?? '') };
    },
  });
  const [provider] = started;
  if (!provider) throw new Error('No provider was started');
  const close = async (): Promise<void> => {
    await world.close();
    await provider.close();
  };
  return { ...world, provider, close };
};
