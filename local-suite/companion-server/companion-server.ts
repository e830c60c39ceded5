import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CompanionServer {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

export interface ListenOptions {
  /** 0 picks any free port. */
  port: number;
  host: string;
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/**
 * Starts listening. If a handler rejects, the answer is a 500 with one sentence. Rejects with Node's error
 * (`EADDRINUSE`, …) when the port is not available.
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
  response.end('Something went wrong. Please reload the page.');
}
