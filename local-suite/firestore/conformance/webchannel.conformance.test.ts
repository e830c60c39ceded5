import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { ChannelClient } from './channel-client.ts';
import type { OpenChannel } from './channel-client.ts';
import { DATABASE, PROJECT, startLocalFirestore, until } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

const RULES = `service cloud.firestore { match /databases/{d}/documents {
  match /open/{id} { allow read, write; }
} }`;
const OWNER = 'Authorization:Bearer owner\r\nContent-Type:text/plain\r\n';
const TIMINGS = { keepAliveMs: 400, rotateMs: 1500 };

let server: LocalFirestore;
let client: ChannelClient;
let channels: OpenChannel[];

beforeAll(async () => {
  server = await startLocalFirestore({ channelTimings: TIMINGS });
  await fetch(`${server.url}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content: RULES }] } }),
  });
});
beforeEach(() => {
  client = new ChannelClient(server.port, 'Write');
  channels = [];
});
afterEach(async () => {
  for (const channel of channels) channel.abort();
  await client.terminate('POST');
});
afterAll(() => server.close());

function listen(aid: number, more?: string): OpenChannel {
  const channel = client.listen(aid, more);
  channels.push(channel);
  return channel;
}

const writing = (id: string, text = id) => ({
  streamToken: 'MA==',
  writes: [
    {
      update: { name: `${DATABASE}/documents/open/${id}`, fields: { text: { stringValue: text } } },
    },
  ],
});
const data = ({ messages }: OpenChannel) => messages.filter(([, message]) => message !== 'noop');
const commits = (channel: OpenChannel) =>
  data(channel).filter(([, message]) => 'commitTime' in (message as object));

async function openWriteStream(headers = OWNER): Promise<OpenChannel> {
  await client.shakeHands([{ database: DATABASE }], headers);
  const channel = listen(0);
  await until(() => channel.messages.length > 0);
  return channel;
}

test('returns the session id in the handshake and answers its messages at once', async () => {
  const greeting = await client.shakeHands([{ database: DATABASE }], OWNER);
  expect(greeting).toEqual(['c', client.sid, '', 8, 12, TIMINGS.keepAliveMs]);
  const channel = listen(0);
  await until(() => channel.messages.length > 0);
  expect(channel.messages[0]).toEqual([
    1,
    { streamId: expect.any(String), streamToken: expect.any(String) },
  ]);
});

test('holds early messages back and drops repeated ones', async () => {
  const channel = await openWriteStream();
  await client.forward([writing('second')], 2);
  expect(commits(channel)).toHaveLength(0);
  await client.forward([writing('first', 'é😀')], 1);
  await until(() => commits(channel).length === 2);
  await client.forward([writing('first', 'again')], 1);
  await client.forward([writing('third')], 3);
  await until(() => commits(channel).length === 3);
  const stored = await fetch(`${server.url}/v1/${DATABASE}/documents/open/first`);
  expect(await stored.json()).toMatchObject({ fields: { text: { stringValue: 'é😀' } } });
});

test('reports to a forward request whether a back channel is open and what it has written', async () => {
  await client.shakeHands([{ database: DATABASE }], OWNER);
  expect(await client.forward([], 1)).toEqual([0, 0, 0]);
  const channel = listen(0);
  await until(() => channel.messages.length === 1);
  expect(await client.forward([], 1)).toEqual([1, 1, expect.any(Number)]);
  expect(await client.forward([], 1, 1)).toEqual([1, 1, 0]);
});

test('resends what a lost back channel carried, except confirmed messages', async () => {
  const channel = await openWriteStream();
  await client.forward([writing('a'), writing('b')], 1);
  await until(() => commits(channel).length === 2);
  channel.abort();
  const [second, third] = commits(channel);
  const again = listen(second![0]);
  await until(() => commits(again).length === 1);
  expect(again.messages[0]).toEqual(third);
});

test('ends a long poll with the first data', async () => {
  const channel = await openWriteStream();
  channel.abort();
  const poll = listen(channel.messages.at(-1)![0], 'CI=1');
  await client.forward([writing('polled')], 1);
  await until(() => poll.ended);
  expect(commits(poll)).toHaveLength(1);
});

test("answers a long poll without data within the client's timeout", async () => {
  const channel = await openWriteStream();
  channel.abort();
  const poll = listen(channel.messages.at(-1)![0], 'CI=1&TO=50');
  await until(() => poll.ended);
  expect(poll.messages.map(([, message]) => message)).toEqual(['noop']);
});

test('sends noops on a silent back channel and then ends it for the next', async () => {
  const channel = await openWriteStream();
  await until(() => channel.ended);
  const noops = channel.messages.filter(([, message]) => message === 'noop');
  expect(noops.length).toBeGreaterThanOrEqual(3);
  const next = listen(channel.messages.at(-1)![0]);
  await client.forward([writing('after-rotation')], 1);
  await until(() => commits(next).length === 1);
});

test.each(['GET', 'POST'] as const)(
  'ends a session on %s and does not know it afterwards',
  async (method) => {
    const channel = await openWriteStream();
    expect(await client.terminate(method)).toBe(200);
    await until(() => channel.ended);
    const answer = (await client.forward([], 1)) as { status: number; text: string };
    expect(answer.status).toBe(400);
    expect(answer.text.indexOf('Unknown SID')).toBeGreaterThan(0);
  },
);

test('drops an abandoned session', async () => {
  const forgetful = await startLocalFirestore({ channelTimings: { expiryMs: 50 } });
  const stranger = new ChannelClient(forgetful.port, 'Write');
  await stranger.shakeHands([{ database: DATABASE }], OWNER);
  await until(async () => !Array.isArray(await stranger.forward([], 1)));
  await forgetful.close();
});

test('reports a denial by rules as an error with its status', async () => {
  const channel = await openWriteStream('');
  const name = `${DATABASE}/documents/closed/x`;
  await client.forward([{ streamToken: 'MA==', writes: [{ update: { name } }] }], 1);
  await until(() => data(channel).length === 2);
  expect(data(channel)[1]![1]).toMatchObject({ error: { code: 7, status: 'PERMISSION_DENIED' } });
});

test('reports an unreadable caller or message as an error', async () => {
  await client.shakeHands([{ database: DATABASE }], 'Authorization:Bearer nonsense\r\n');
  const refused = listen(0);
  await until(() => data(refused).length === 1);
  expect(data(refused)[0]![1]).toEqual({
    error: { code: 3, message: 'invalid jwt', status: 'INVALID_ARGUMENT' },
  });
  const channel = await openWriteStream();
  await client.forward([{ streamToken: 'MA==', writes: [{ upsert: {} }] }], 1);
  await until(() => data(channel).length === 2);
  expect(data(channel)[1]![1]).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
});

test('allows pages of other origins, with credentials', async () => {
  const url = `${server.url}/google.firestore.v1.Firestore/Listen/channel?SID=none`;
  const { status, headers } = await fetch(url, { headers: { origin: 'http://shop.test' } });
  expect(status).toBe(400);
  expect(headers.get('access-control-allow-origin')).toBe('http://shop.test');
  expect(headers.get('access-control-allow-credentials')).toBe('true');
});
