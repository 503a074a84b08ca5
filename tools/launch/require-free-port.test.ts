import { findFreePort } from '@baize/testkit/free-port';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { requireFreePort } from './require-free-port.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function occupy(port: number): Promise<void> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

describe('requireFreePort', () => {
  it('accepts a free port and leaves it free', async () => {
    const port = await findFreePort();
    await requireFreePort('127.0.0.1', port, 'PORT');
    await expect(occupy(port)).resolves.toBeUndefined();
  });

  it('names a busy port and the setting that chooses another', async () => {
    const port = await findFreePort();
    await occupy(port);
    await expect(requireFreePort('127.0.0.1', port, 'SANDBOX_PORT')).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use: stop what uses it, or choose another with SANDBOX_PORT=${port + 100} npm start.`,
    );
  });

  it('reports an address that the machine does not have', async () => {
    await expect(requireFreePort('192.0.2.1', 3000, 'PORT')).rejects.toThrow('has no address 192.0.2.1');
  });
});
