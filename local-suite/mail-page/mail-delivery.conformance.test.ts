import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  adminFirestore,
  PROJECT,
  startLocalFirestore,
  type LocalFirestore,
} from '../firestore/conformance/local-firestore.ts';
import { startMailDelivery, type MailDelivery } from './mail-delivery.ts';

let server: LocalFirestore;
let db: Firestore;
let mailDelivery: MailDelivery;
beforeAll(async () => {
  server = await startLocalFirestore();
  db = adminFirestore(server);
  await email('before').set({ to: ['a@kargha.example'], queuedAt: new Date(Date.now() - 1) });
  mailDelivery = startMailDelivery({
    intervalMs: 10,
    firestoreHost: server.address,
    projectId: PROJECT,
  });
});
afterAll(async () => {
  await mailDelivery.close();
  await server.close();
});

const email = (id: string) => db.collection('mail').doc(id);
const deliveryOf = async (id: string) =>
  (await email(id).get()).get('delivery') as Record<string, unknown> | undefined;
const queue = (id: string, more: object = {}) =>
  email(id).set({
    to: ['a@kargha.example'],
    message: { text: id },
    queuedAt: new Date(),
    ...more,
  });

test('delivers a queued email once, like the extension, and changes nothing else', async () => {
  await queue('order_1_paid');
  await expect
    .poll(() => deliveryOf('order_1_paid'))
    .toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      error: null,
    });
  const first = await deliveryOf('order_1_paid');
  await queue('order_2_paid');
  await expect.poll(() => deliveryOf('order_2_paid')).toMatchObject({ state: 'SUCCESS' });
  expect(await deliveryOf('order_1_paid')).toEqual(first);
  expect((await email('order_1_paid').get()).get('message')).toEqual({ text: 'order_1_paid' });
});

test('delivers a failed email again when staff retry it', async () => {
  await queue('refused', { delivery: { state: 'ERROR', attempts: 1, error: 'mailbox full' } });
  await queue('after');
  await expect.poll(() => deliveryOf('after')).toMatchObject({ state: 'SUCCESS' });
  expect(await deliveryOf('refused')).toMatchObject({ state: 'ERROR' });
  await email('refused').update({ 'delivery.state': 'RETRY' });
  await expect
    .poll(() => deliveryOf('refused'))
    .toMatchObject({ state: 'SUCCESS', attempts: 2, error: null });
});

test('leaves emails from before the start unchanged', async () => {
  await queue('last');
  await expect.poll(() => deliveryOf('last')).toMatchObject({ state: 'SUCCESS' });
  expect(await deliveryOf('before')).toBeUndefined();
});
