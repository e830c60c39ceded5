import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small server that the suite runs beside Firebase's emulators. */
export interface CompanionServer {
  /** Without a slash at its end. */
  url: string;
  /** Stops listening and cuts every connection that is still open. */
  close: () => Promise<void>;
}

export interface ListenOptions {
  /** 0 takes any free port. */
  port: number;
  host: string;
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * Starts listening. A handler that rejects is answered with status 500 and one sentence.
 * Rejects with Node's error (`EADDRINUSE`, …) when the port cannot be had.
 */
export async function startCompanionServer(options: ListenOptions): Promise<CompanionServer> {
  const server = createServer((request, response) => {
    options.handle(request, response).catch(() => answerFailure(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerFailure(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('This page failed. Please reload it.');
}
