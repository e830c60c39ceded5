import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

/** Where a connection goes once its first bytes have told what it speaks. */
export interface ConnectionTakers {
  http2: (socket: Socket) => void;
  http1: (socket: Socket) => void;
}

/** An HTTP/2 client begins with "PRI * HTTP/2.0"; no HTTP/1 method begins with these bytes. */
const HTTP2_PREFACE = Buffer.from('PRI');

/**
 * Accepts connections that speak HTTP/2 without TLS (gRPC) or HTTP/1.1 on the same port and hands
 * each over with all its bytes unread. `sockets` collects the open ones, so that they can be ended.
 */
export function createPortMultiplexer(takers: ConnectionTakers, sockets: Set<Socket>): Server {
  return createServer((socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    sniff(socket, takers);
  });
}

function sniff(socket: Socket, takers: ConnectionTakers, held = Buffer.alloc(0)): void {
  socket.once('readable', () => {
    const start = Buffer.concat([held, (socket.read() as Buffer | null) ?? Buffer.alloc(0)]);
    if (socket.readableEnded) return;
    const taker = takerOf(start, takers);
    if (!taker) {
      sniff(socket, takers, start);
      return;
    }
    socket.unshift(start);
    taker(socket);
  });
}

/** Undefined while the bytes are the beginning of both. */
function takerOf(start: Buffer, takers: ConnectionTakers): ConnectionTakers['http1'] | undefined {
  const seen = Math.min(start.length, HTTP2_PREFACE.length);
  if (!start.subarray(0, seen).equals(HTTP2_PREFACE.subarray(0, seen))) return takers.http1;
  return seen === HTTP2_PREFACE.length ? takers.http2 : undefined;
}
