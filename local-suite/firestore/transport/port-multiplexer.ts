import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

export interface ConnectionHandlers {
  http2: (socket: Socket) => void;
  http1: (socket: Socket) => void;
}

/** An HTTP/2 client begins with "PRI * HTTP/2.0"; no HTTP/1 method begins with these bytes. */
const HTTP2_PREFACE = Buffer.from('PRI');

/**
 * Accepts HTTP/2 without TLS (gRPC) and HTTP/1.1 on one port and passes each connection on with all its bytes
 * unread. `sockets` collects open connections, so that they can be closed.
 */
export function createPortMultiplexer(handlers: ConnectionHandlers, sockets: Set<Socket>): Server {
  return createServer((socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    sniff(socket, handlers);
  });
}

function sniff(socket: Socket, handlers: ConnectionHandlers, held = Buffer.alloc(0)): void {
  socket.once('readable', () => {
    const start = Buffer.concat([held, (socket.read() as Buffer | null) ?? Buffer.alloc(0)]);
    if (socket.readableEnded) return;
    const handler = handlerOf(start, handlers);
    if (!handler) {
      sniff(socket, handlers, start);
      return;
    }
    socket.unshift(start);
    handler(socket);
  });
}

/** Undefined while the bytes could still be either. */
function handlerOf(
  start: Buffer,
  handlers: ConnectionHandlers,
): ConnectionHandlers['http1'] | undefined {
  const seen = Math.min(start.length, HTTP2_PREFACE.length);
  if (!start.subarray(0, seen).equals(HTTP2_PREFACE.subarray(0, seen))) return handlers.http1;
  return seen === HTTP2_PREFACE.length ? handlers.http2 : undefined;
}
