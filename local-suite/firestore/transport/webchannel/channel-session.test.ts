import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { RpcError } from '../../rpc-error.ts';
import { ChannelSession } from './channel-session.ts';

const TIMINGS = { keepAliveMs: 30_000, rotateMs: 60_000, expiryMs: 300_000 };

/** A fake HTTP response for a back channel. */
class Answer extends EventEmitter {
  text = '';
  ended = false;
  writeHead = vi.fn();
  flushHeaders = vi.fn();
  write(text: string): void {
    this.text += text;
  }
  end(): void {
    this.ended = true;
    this.emit('close');
  }
  /** The sent [id, message] pairs. */
  get messages(): [number, unknown][] {
    const found: [number, unknown][] = [];
    for (let rest = this.text; rest !== '';) {
      const start = rest.indexOf('\n') + 1;
      const end = start + Number(rest.slice(0, start - 1));
      const frame = JSON.parse(rest.slice(start, end)) as [number, [unknown]][];
      for (const [id, [message]] of frame) found.push([id, message]);
      rest = rest.slice(end);
    }
    return found;
  }
}

let session: ChannelSession;
const expired = vi.fn();
const received: string[] = [];
const closed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  expired.mockReset();
  closed.mockReset();
  received.length = 0;
  session = new ChannelSession(TIMINGS, expired);
  session.attach({ receive: (text) => received.push(text), close: closed });
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

function open({ acknowledged = 0, longPoll = false, timeoutMs = undefined as number | undefined }) {
  const answer = new Answer();
  session.openBackChannel(answer, { acknowledged, longPoll, timeoutMs });
  return answer;
}

test('greets with the session id, the protocol and the keep-alive interval', () => {
  expect(JSON.parse(session.greeting())).toEqual([[0, ['c', session.id, '', 8, 12, 30_000]]]);
});

test('sends something at once on a streaming back channel', () => {
  expect(open({}).messages).toEqual([[1, 'noop']]);
});

test('sends messages from before the back channel first', () => {
  session.send({ a: 1 });
  session.send({ b: '😀' });
  const answer = open({});
  expect(answer.messages).toEqual([
    [1, { a: 1 }],
    [2, { b: '😀' }],
  ]);
  expect(answer.ended).toBe(false);
});

test("counts a frame's length in UTF-16 units", () => {
  session.send('é😀');
  expect(open({}).text).toBe('13\n[[1,["é😀"]]]');
});

test('resends unconfirmed messages on a new back channel', () => {
  const first = open({});
  session.send('a');
  session.send('b');
  expect(open({ acknowledged: 2 }).messages).toEqual([[3, 'b']]);
  expect(first.ended).toBe(true);
});

test('never resends a confirmed message', () => {
  session.send('a');
  open({});
  session.acknowledge(1);
  expect(open({ acknowledged: 0 }).messages).toEqual([[2, 'noop']]);
});

test('ends a long poll with the first data', () => {
  const answer = open({ longPoll: true });
  expect(answer.text).toBe('');
  session.send('a');
  expect(answer.messages).toEqual([[1, 'a']]);
  expect(answer.ended).toBe(true);
});

test("answers a long poll within the client's timeout", () => {
  const answer = open({ longPoll: true, timeoutMs: 5000 });
  vi.advanceTimersByTime(4999);
  expect(answer.ended).toBe(false);
  vi.advanceTimersByTime(1);
  expect(answer.messages).toEqual([[1, 'noop']]);
  expect(answer.ended).toBe(true);
});

test('sends a noop every 30 s on a silent back channel and ends it after 60 s', () => {
  const answer = open({});
  vi.advanceTimersByTime(30_000);
  expect(answer.messages).toHaveLength(2);
  expect(answer.ended).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(answer.ended).toBe(true);
});

test('reports whether a back channel is open and what it has sent', () => {
  expect(JSON.parse(session.status())).toEqual([0, 0, 0]);
  session.send('waits');
  expect(JSON.parse(session.status())).toEqual([0, 0, 0]);
  open({});
  expect(JSON.parse(session.status())).toEqual([1, 1, '[1,["waits"]]'.length]);
  session.acknowledge(1);
  expect(JSON.parse(session.status())).toEqual([1, 1, 0]);
});

test('loses nothing when the client disconnects', () => {
  const answer = open({});
  session.send('a');
  answer.emit('close');
  session.send('b');
  expect(open({ acknowledged: 1 }).messages).toEqual([
    [2, 'a'],
    [3, 'b'],
  ]);
});

test("handles the client's messages in order and once", () => {
  session.receive([{ number: 1, text: 'second' }]);
  session.receive([{ number: 0, text: 'first' }]);
  session.receive([{ number: 0, text: 'first' }]);
  expect(received).toEqual(['first', 'second']);
});

test('reports a failure as a message with code and status', () => {
  session.fail(new RpcError('PERMISSION_DENIED', 'No.'));
  const error = { code: 7, message: 'No.', status: 'PERMISSION_DENIED' };
  expect(open({}).messages).toEqual([[1, { error }]]);
});

test('expires five minutes after its last back channel', () => {
  vi.advanceTimersByTime(200_000);
  const answer = open({});
  vi.advanceTimersByTime(50_000);
  answer.emit('close');
  vi.advanceTimersByTime(299_999);
  expect(expired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(expired).toHaveBeenCalledOnce();
});

test('ends the stream, the back channel and every timer on close', () => {
  const answer = open({});
  session.close();
  expect(answer.ended).toBe(true);
  expect(closed).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
