import { expect, test } from '@jest/globals';
import { shippedConfiguration } from '@open-discovery/config/portal';
import { createPortalServices } from './portal-services.ts';
import { createRegistryService } from './registry.ts';

const ENDPOINT = { method: 'GET', path: 'x', parse: String } as const;

test.each([
  ['adminTool', 'include'],
  ['user', 'include'],
  ['registry', 'include'],
  ['helpContent', undefined],
  ['graph', undefined],
] as const)(
  'the calls of %s have the credentials %s, also to another host (Spec §6)',
  async (name, expected) => {
    const configuration = shippedConfiguration();
    const services = {
      ...createPortalServices({ graphUrl: '/graph', configuration }),
      registry: createRegistryService(configuration),
    };
    const sent: unknown[] = [];
    await services[name](ENDPOINT, {
      fetch: async (_address, { credentials }) => {
        sent.push(credentials);
        return Response.json('');
      },
      place: 'browser',
      production: true,
    });
    expect(sent).toEqual([expected]);
  },
);
