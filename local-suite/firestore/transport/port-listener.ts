import type { AddressInfo, Server, Socket } from 'node:net';

import { createPortMultiplexer } from './port-multiplexer.ts';
import type { ConnectionHandlers } from './port-multiplexer.ts';

export interface OpenPort {
  port: number;
  close: () => Promise<void>;
}

/** "localhost" may be either, depending on the client. */
const LOOPBACK = '127.0.0.1';
const LOOPBACK_IPV6 = '::1';

/**
 * Opens a port (0: any free one) and passes its connections on. "localhost" is opened on IPv4 and, if available,
 * IPv6. Rejects with Node's error, for example EADDRINUSE.
 */
export async function openPort(
  host: string,
  port: number,
  handlers: ConnectionHandlers,
): Promise<OpenPort> {
  const sockets = new Set<Socket>();
  const servers: Server[] = [];
  const openOn = async (address: string, number: number): Promise<number> => {
    const server = createPortMultiplexer(handlers, sockets);
    const opened = await listen(server, address, number);
    servers.push(server);
    return opened;
  };
  const close = () => closeAll(servers, sockets);
  if (host !== 'localhost') return { port: await openOn(host, port), close };

  const opened = await openOn(LOOPBACK, port);
  try {
    await openOn(LOOPBACK_IPV6, opened);
  } catch (error) {
    if (!isMissingAddress(error)) {
      await close();
      throw error;
    }
  }
  return { port: opened, close };
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** True if the machine has no IPv6. */
function isMissingAddress(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

async function closeAll(servers: readonly Server[], sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = servers.map(
    (server) =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
}
