import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { EventSink } from './event-sink.ts';
import {
  adminFirestore,
  DATABASE,
  PROJECT,
  startLocalFirestore,
  until,
} from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

let sink: EventSink;
let server: LocalFirestore;
let db: Firestore;

beforeAll(async () => {
  sink = new EventSink();
  await sink.start();
  server = await startLocalFirestore({ functionsEmulator: sink.address });
  db = adminFirestore(server);
  await registerSecond('pattern-0', 'written', 'orders/{id}', 'PATH_PATTERN');
  await registerSecond('created-0', 'created', 'orders/{id}', 'PATH_PATTERN');
  await registerSecond('exact-0', 'updated', 'orders/o1', 'EXACT');
  await registerSecond('deep-0', 'written', 'orders/{id}/items/{item}', 'PATH_PATTERN');
  await registerFirst('old-0', 'write', 'orders/{id}');
});
beforeEach(() => {
  sink.events.length = 0;
});
afterAll(async () => {
  await db.terminate();
  await server.close();
  await sink.stop();
});

async function registerSecond(key: string, word: string, value: string, matchType: string) {
  const response = await fetch(
    `${server.url}/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=${key}`,
    {
      method: 'POST',
      body: JSON.stringify({
        eventType: `google.cloud.firestore.document.v1.${word}`,
        database: '(default)',
        namespace: '(default)',
        document: { value, matchType },
      }),
    },
  );
  expect([response.status, await response.json()]).toEqual([200, {}]);
}

async function registerFirst(key: string, word: string, pattern: string) {
  const response = await fetch(`${server.url}/emulator/v1/projects/${PROJECT}/triggers/${key}`, {
    method: 'PUT',
    body: JSON.stringify({
      eventTrigger: {
        eventType: `providers/cloud.firestore/eventTypes/document.${word}`,
        resource: `${DATABASE}/documents/${pattern}`,
        service: 'firestore.googleapis.com',
      },
    }),
  });
  expect([response.status, await response.json()]).toEqual([200, {}]);
}

test('calls each function for its documents and changes, in commit order', async () => {
  await db.doc('orders/o1').set({ n: 1 });
  await db.doc('orders/o1').update({ n: 2 });
  await db.doc('orders/o2').set({ n: 1 });
  await db.doc('orders/o1/items/i1').set({});
  await db.doc('elsewhere/o1').set({});
  await db.doc('orders/o1').delete();
  await until(() => sink.of('old-0').length === 4 && sink.of('pattern-0').length === 4);
  const all = ['created orders/o1', 'updated orders/o1', 'created orders/o2', 'deleted orders/o1'];
  expect(sink.of('pattern-0')).toEqual(all);
  expect(sink.of('old-0')).toEqual(all);
  expect(sink.of('created-0')).toEqual(['created orders/o1', 'created orders/o2']);
  expect(sink.of('exact-0')).toEqual(['updated orders/o1']);
  expect(sink.of('deep-0')).toEqual(['created orders/o1/items/i1']);
});

test('sends no event for a write that changes nothing', async () => {
  await db.doc('orders/same').set({ n: 1 });
  await db.doc('orders/same').set({ n: 1 });
  await db.doc('orders/same').update({ n: 1 });
  await db.doc('orders/missing').delete();
  await db.doc('orders/end').set({});
  await until(() => sink.of('pattern-0').includes('created orders/end'));
  expect(sink.of('pattern-0')).toEqual(['created orders/same', 'created orders/end']);
});

test('sends one event per document of a batch, with the changed fields', async () => {
  await db.doc('orders/b1').set({ n: 1, kept: true });
  const batch = db.batch();
  batch.update(db.doc('orders/b1'), { n: 2 }).create(db.doc('orders/b2'), { n: 1 });
  await batch.commit();
  await until(() => sink.of('pattern-0').length === 3);
  const updated = sink.events.find(({ key, body }) => {
    return (
      key === 'pattern-0' && body.document === 'orders/b1' && 'oldValue' in (body.data as object)
    );
  });
  expect(updated!.body).toMatchObject({
    specversion: '1.0',
    type: 'google.cloud.firestore.document.v1.written',
    datacontenttype: 'application/json',
    project: PROJECT,
    database: '(default)',
    data: {
      value: { fields: { n: { integerValue: '2' }, kept: { booleanValue: true } } },
      oldValue: { fields: { n: { integerValue: '1' } } },
      updateMask: { fieldPaths: ['n'] },
    },
  });
});

test('does not deliver twice after a second registration', async () => {
  await registerSecond('pattern-0', 'written', 'orders/{id}', 'PATH_PATTERN');
  await db.doc('orders/once').set({});
  await until(() => sink.of('old-0').length === 1);
  await db.doc('orders/twice').set({});
  await until(() => sink.of('old-0').length === 2);
  expect(sink.of('pattern-0')).toEqual(['created orders/once', 'created orders/twice']);
});

test('does not delay commits or events until a function has finished', async () => {
  let finish = (): void => undefined;
  sink.answer = new Promise((resolve) => (finish = resolve));
  await db.doc('orders/slow').set({ n: 1 });
  await until(() => sink.of('pattern-0').length === 1);
  await db.doc('orders/slow').set({ n: 2 });
  await until(() => sink.of('pattern-0').length === 2);
  finish();
  sink.answer = Promise.resolve();
});

test('rejects an invalid registration', async () => {
  const url = `${server.url}/emulator/v1/projects/${PROJECT}`;
  const bodies = [
    '',
    '[]',
    '{"eventTrigger":{}}',
    '{"eventTrigger":{"eventType":"x","resource":"y"}}',
  ];
  for (const body of bodies) {
    const response = await fetch(`${url}/triggers/bad-0`, { method: 'PUT', body });
    expect(response.status).toBe(400);
  }
  const response = await fetch(`${url}/eventarcTrigger`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(400);
});

test('keeps writing without a Functions emulator and informs the developer', async () => {
  const gone = new EventSink();
  await gone.start();
  const lonely = await startLocalFirestore({ functionsEmulator: gone.address });
  await gone.stop();
  const url = `${lonely.url}/emulator/v1/projects/${PROJECT}/triggers/lonely-0`;
  const eventType = 'providers/cloud.firestore/eventTypes/document.write';
  const resource = `${DATABASE}/documents/orders/{id}`;
  await fetch(url, {
    method: 'PUT',
    body: JSON.stringify({ eventTrigger: { eventType, resource } }),
  });
  const write = await fetch(`${lonely.url}/v1/${DATABASE}/documents/orders/o1`, {
    method: 'PATCH',
  });
  expect(write.status).toBe(200);
  await until(() => lonely.logged.some((line) => line.includes('lonely-0')));
  await lonely.close();
});
