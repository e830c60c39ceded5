import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openPort } from './port-listener.ts';
import type { OpenPort } from './port-listener.ts';

let opened: OpenPort;
let taken: { by: string; text: string }[];

/** Records which handler got a connection, and the bytes it received. */
const take = (by: string) => (socket: Socket) => {
  const note = { by, text: '' };
  taken.push(note);
  socket.setEncoding('latin1').on('data', (chunk: string) => (note.text += chunk));
};

beforeEach(async () => {
  taken = [];
  opened = await openPort('localhost', 0, { http1: take('http1'), http2: take('http2') });
});
afterEach(() => opened.close());

async function send(...pieces: string[]): Promise<Socket> {
  const socket = connect(opened.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const piece of pieces) {
    await new Promise((resolve) => socket.write(piece, resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return socket;
}

test.each([
  ['the preface of HTTP/2', 'http2', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n']],
  ['the preface in pieces', 'http2', ['P', 'R', 'I * HTTP/2.0\r\n\r\n']],
  ['a GET', 'http1', ['GET / HTTP/1.1\r\n\r\n']],
  ['a POST in pieces', 'http1', ['P', 'OST / HTTP/1.1\r\n\r\n']],
  ['a PUT in pieces', 'http1', ['PU', 'T / HTTP/1.1\r\n\r\n']],
])('passes %s to %s with every byte', async (_, by, pieces) => {
  const socket = await send(...pieces);
  await expect.poll(() => taken).toEqual([{ by, text: pieces.join('') }]);
  socket.destroy();
});

test('ignores a connection that sends nothing', async () => {
  const socket = await send();
  socket.end();
  await once(socket.resume(), 'close');
  expect(taken).toEqual([]);
});

test('opens localhost on every loopback address of the machine', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
  const loopbacks = addresses
    .map(({ address }) => address)
    .filter((address) => address === '127.0.0.1' || address === '::1');
  for (const address of loopbacks) {
    const socket = connect(opened.port, address);
    await once(socket, 'connect');
    socket.destroy();
  }
  expect(loopbacks).toContain('127.0.0.1');
});

test('ends open connections on close', async () => {
  const socket = await send('GET');
  await expect.poll(() => taken.length).toBe(1);
  const closed = once(socket.resume(), 'close');
  await opened.close();
  await closed;
});

test('rejects a busy port', async () => {
  const again = openPort('127.0.0.1', opened.port, { http1: take('x'), http2: take('x') });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
