import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import * as web from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { PROJECT, startLocalFirestore, until } from './local-firestore.ts';
import type { LocalFirestore } from './local-firestore.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  function isStaff() {
    return exists(/databases/$(database)/documents/staff/$(request.auth.uid));
  }
  match /orders/{id} {
    allow read: if resource.data.uid == request.auth.uid || isStaff();
    allow create: if request.resource.data.uid == request.auth.uid
      && request.resource.data.at == request.time
      && getAfter(/databases/$(database)/documents/totals/$(request.auth.uid)).data.n > 0;
  }
  match /totals/{uid} { allow write: if uid == request.auth.uid; }
} }`;

let server: LocalFirestore;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  web.setLogLevel('silent');
  server = await startLocalFirestore();
  const firestore = { host: '127.0.0.1', port: server.port, rules: RULES };
  environment = await initializeTestEnvironment({ projectId: PROJECT, firestore });
});
beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = firestoreOf(context);
    await web.setDoc(web.doc(db, 'orders/o1'), { uid: 'asha' });
    await web.setDoc(web.doc(db, 'staff/bala'), {});
  });
});
afterAll(async () => {
  await environment.cleanup();
  await server.close();
});

/** The package returns the pre-version-9 type; the object is the same. */
const firestoreOf = (context: RulesTestContext) => context.firestore() as unknown as web.Firestore;
const as = (uid: string) => firestoreOf(environment.authenticatedContext(uid));
const guest = () => firestoreOf(environment.unauthenticatedContext());

test('lets the owner and staff read an order, and no one else', async () => {
  await assertSucceeds(web.getDoc(web.doc(as('asha'), 'orders/o1')));
  await assertSucceeds(web.getDoc(web.doc(as('bala'), 'orders/o1')));
  await assertFails(web.getDoc(web.doc(as('carla'), 'orders/o1')));
  await assertFails(web.getDoc(web.doc(guest(), 'orders/o1')));
});

test('requires a query to prove what the rules demand', async () => {
  const orders = (db: web.Firestore) => web.collection(db, 'orders');
  const own = web.query(orders(as('asha')), web.where('uid', '==', 'asha'));
  await assertSucceeds(web.getDocs(own));
  await assertSucceeds(web.getCountFromServer(own));
  await assertFails(web.getDocs(orders(as('asha'))));
  await assertFails(web.getCountFromServer(orders(as('asha'))));
  await assertSucceeds(web.getDocs(orders(as('bala'))));
});

test('checks a batch against the state it would leave', async () => {
  const db = as('asha');
  const order = { uid: 'asha', at: web.serverTimestamp() };
  await assertFails(web.setDoc(web.doc(db, 'orders/o2'), order));
  const batch = web.writeBatch(db);
  batch.set(web.doc(db, 'orders/o2'), order).set(web.doc(db, 'totals/asha'), { n: 1 });
  await assertSucceeds(batch.commit());
});

test('empties the database, and listeners see it', async () => {
  const sizes: number[] = [];
  const own = web.query(web.collection(as('asha'), 'orders'), web.where('uid', '==', 'asha'));
  const stop = web.onSnapshot(own, ({ size }) => sizes.push(size));
  await until(() => sizes.at(-1) === 1);
  await environment.clearFirestore();
  await until(() => sizes.at(-1) === 0);
  stop();
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await web.getDoc(web.doc(firestoreOf(context), 'orders/o1'))).exists()).toBe(false);
  });
});

test('rejects broken rules with the position and keeps the old ones', async () => {
  const rules = 'service cloud.firestore {\n match /a { allow read if true; }\n}';
  const firestore = { host: '127.0.0.1', port: server.port, rules };
  const broken = initializeTestEnvironment({ projectId: PROJECT, firestore });
  await expect(broken).rejects.toThrow(/L2:\d+/);
  await assertSucceeds(web.getDoc(web.doc(as('asha'), 'orders/o1')));
});

test('keeps the rules of projects separate', async () => {
  const rules = 'service cloud.firestore { match /{d=**} { allow read, write: if false; } }';
  const firestore = { host: '127.0.0.1', port: server.port, rules };
  const other = await initializeTestEnvironment({ projectId: 'demo-other', firestore });
  await assertFails(
    web.getDoc(web.doc(firestoreOf(other.authenticatedContext('asha')), 'orders/o1')),
  );
  await assertSucceeds(web.getDoc(web.doc(as('asha'), 'orders/o1')));
  await other.cleanup();
});
