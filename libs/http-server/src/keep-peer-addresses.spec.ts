import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { keepPeerAddresses } from './keep-peer-addresses.ts';

test('the address of a visitor is known after they have left', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  keepPeerAddresses(server);
  await once(server, 'listening');
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [accepted] = (await once(server, 'connection')) as [Socket];
  accepted.on('error', () => undefined).resume();
  const closed = new Promise((resolve) => accepted.once('close', resolve));
  visitor.resetAndDestroy();
  await closed;
  expect(accepted.remoteAddress).toBe('127.0.0.1');
  server.close();
});
