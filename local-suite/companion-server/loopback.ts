import type { IncomingMessage } from 'node:http';

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/;
const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * True when a request comes from this machine, asks for a loopback host name and, if a browser sent it, was not
 * sent by a page of another site.
 */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return (
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
    isLoopbackUrl(`http://${host ?? ''}`) &&
    (origin === undefined || isLoopbackUrl(origin))
  );
}

function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && LOOPBACK_NAMES.has(new URL(url).hostname);
}
