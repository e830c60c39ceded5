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

test('the greeting tells the session, the protocol and how often to expect a sign of life', () => {
  expect(JSON.parse(session.greeting())).toEqual([[0, ['c', session.id, '', 8, 12, 30_000]]]);
});

test('a streaming back channel says something at once', () => {
  expect(open({}).messages).toEqual([[1, 'noop']]);
});

test('what was sent without a back channel comes first', () => {
  session.send({ a: 1 });
  session.send({ b: '😀' });
  const answer = open({});
  expect(answer.messages).toEqual([
    [1, { a: 1 }],
    [2, { b: '😀' }],
  ]);
  expect(answer.ended).toBe(false);
});

test('the length of a frame counts UTF-16 units', () => {
  session.send('é😀');
  expect(open({}).text).toBe('13\n[[1,["é😀"]]]');
});

test('a new back channel gets again what the client does not have', () => {
  const first = open({});
  session.send('a');
  session.send('b');
  expect(open({ acknowledged: 2 }).messages).toEqual([[3, 'b']]);
  expect(first.ended).toBe(true);
});

test('a confirmed message is never sent again', () => {
  session.send('a');
  open({});
  session.acknowledge(1);
  expect(open({ acknowledged: 0 }).messages).toEqual([[2, 'noop']]);
});

test('a long poll ends with the first data', () => {
  const answer = open({ longPoll: true });
  expect(answer.text).toBe('');
  session.send('a');
  expect(answer.messages).toEqual([[1, 'a']]);
  expect(answer.ended).toBe(true);
});

test('a long poll is answered when the client wants it answered', () => {
  const answer = open({ longPoll: true, timeoutMs: 5000 });
  vi.advanceTimersByTime(4999);
  expect(answer.ended).toBe(false);
  vi.advanceTimersByTime(1);
  expect(answer.messages).toEqual([[1, 'noop']]);
  expect(answer.ended).toBe(true);
});

test('a silent back channel gets a noop every 30 s and ends after 60 s', () => {
  const answer = open({});
  vi.advanceTimersByTime(30_000);
  expect(answer.messages).toHaveLength(2);
  expect(answer.ended).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(answer.ended).toBe(true);
});

test('the status tells whether a back channel is open and what it has carried', () => {
  expect(JSON.parse(session.status())).toEqual([0, 0, 0]);
  session.send('waits');
  expect(JSON.parse(session.status())).toEqual([0, 0, 0]);
  open({});
  expect(JSON.parse(session.status())).toEqual([1, 1, '[1,["waits"]]'.length]);
  session.acknowledge(1);
  expect(JSON.parse(session.status())).toEqual([1, 1, 0]);
});

test('a client that goes away in the middle loses nothing', () => {
  const answer = open({});
  session.send('a');
  answer.emit('close');
  session.send('b');
  expect(open({ acknowledged: 1 }).messages).toEqual([
    [2, 'a'],
    [3, 'b'],
  ]);
});

test('messages of the client are received in order and once', () => {
  session.receive([{ number: 1, text: 'second' }]);
  session.receive([{ number: 0, text: 'first' }]);
  session.receive([{ number: 0, text: 'first' }]);
  expect(received).toEqual(['first', 'second']);
});

test('a failure is a message with its code and status', () => {
  session.fail(new RpcError('PERMISSION_DENIED', 'No.'));
  const error = { code: 7, message: 'No.', status: 'PERMISSION_DENIED' };
  expect(open({}).messages).toEqual([[1, { error }]]);
});

test('a session expires five minutes after its last back channel', () => {
  vi.advanceTimersByTime(200_000);
  const answer = open({});
  vi.advanceTimersByTime(50_000);
  answer.emit('close');
  vi.advanceTimersByTime(299_999);
  expect(expired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(expired).toHaveBeenCalledOnce();
});

test('closing ends the stream, the back channel and every timer', () => {
  const answer = open({});
  session.close();
  expect(answer.ended).toBe(true);
  expect(closed).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});
