import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { adminFirestore, PROJECT, startLocalFirestore } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

let server: LocalFirestore;
let db: Firestore;

beforeAll(async () => {
  server = await startLocalFirestore();
  db = adminFirestore(server);
  await db.doc('shops/loom').set({ open: true, owner: db.doc('people/asha') });
});
afterAll(() => server.close());

async function call(action: string, body?: object) {
  const response = await fetch(`${server.url}/emulator/v1/projects/${PROJECT}:${action}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

test('restores a project as it was', async () => {
  expect(await call('takeSnapshot')).toEqual({ status: 200, answer: {} });
  await db.doc('shops/loom').update({ open: false });
  await db.doc('shops/new').set({});
  expect(await call('restoreSnapshot')).toEqual({ status: 200, answer: {} });
  const { docs } = await db.collection('shops').get();
  expect(docs.map((shop) => [shop.id, shop.get('open') as unknown])).toEqual([['loom', true]]);
});

test('forks a project with its rules into projects that do not see each other', async () => {
  const content = `rules_version = '2'; service cloud.firestore { match /{path=**} { allow read: if false; } }`;
  const rules = { files: [{ name: 'closed.rules', content }] };
  const put = { method: 'PUT', body: JSON.stringify({ rules }) };
  await fetch(`${server.url}/emulator/v1/projects/${PROJECT}:securityRules`, put);
  await call('takeSnapshot', { name: 'closed' });
  const fork = await call('forkSnapshot', { name: 'closed' });
  expect(fork).toEqual({ status: 200, answer: { project: `${PROJECT}-fork-1` } });
  const named = await call('forkSnapshot', { name: 'closed', project: 'demo-second' });
  expect(named.answer).toEqual({ project: 'demo-second' });

  const [first, second] = [`${PROJECT}-fork-1`, 'demo-second'].map((projectId) =>
    getFirestore(initializeApp({ projectId }, projectId)),
  );
  await first!.doc('shops/loom').delete();
  const shop = await second!.doc('shops/loom').get();
  expect(shop.get('open')).toBe(true);
  expect((shop.get('owner') as { path: string }).path).toBe('people/asha');
  const found = await second!
    .collection('shops')
    .where('owner', '==', second!.doc('people/asha'))
    .get();
  expect(found.size).toBe(1);
  expect((await db.doc('shops/loom').get()).exists).toBe(true);

  const asGuest = `/v1/projects/demo-second/databases/(default)/documents/shops/loom`;
  expect((await fetch(`${server.url}${asGuest}`)).status).toBe(403);
});

test.each([
  ['restoreSnapshot', { name: 'none' }, 404, 'has no snapshot "none"'],
  ['forkSnapshot', { name: 'none' }, 404, 'has no snapshot "none"'],
  ['forkSnapshot', { name: 'closed', project: 'a/b' }, 400, '"a/b" is not a project'],
  ['takeSnapshot', { name: 5 }, 400, '"name" is missing or not a string'],
])('%s with %j answers %i', async (action, body, status, message) => {
  const refused = await call(action, body);
  expect(refused.status).toBe(status);
  expect(JSON.stringify(refused.answer)).toContain(message.replaceAll('"', '\\"'));
});
