import { afterEach, beforeEach, expect, test } from 'vitest';

import { financialYear } from '@kargha/domain/invoices/invoice';
import { LATE_MAIL_MINUTES } from '@kargha/domain/reports/ops';

import {
  watchBacklogs,
  runIntegrityCheck,
} from '../../../functions/src/operations/integrity-check/run-integrity-check.ts';
import { db } from '../ledger-fixtures.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { clearIsolatedDatabase, isolateDatabase } from '../isolated-database.ts';

isolateDatabase();
const shop = isolatedShop();

const SHOP_EMAIL = 'office@kargha.example';
const NOW = new Date('2026-11-22T18:30:00Z');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const invoice = (serial: number) => db().doc(`invoices/alarm-email-${serial}`);
const writeInvoice = (serial: number) =>
  invoice(serial).set({ financialYear: financialYear(NOW), serial });
const settings = () => db().doc('settings/public');
const check = (now = NOW) => runIntegrityCheck({ now, by: 'test', within: 60_000 });

interface AlarmEmail {
  to: string[];
  message: { subject: string; text: string };
}

async function alarmEmails(): Promise<AlarmEmail[]> {
  const { docs } = await db().collection('mail').orderBy('queuedAt').get();
  return docs.filter(({ id }) => id.startsWith('alarm_')).map((one) => one.data() as AlarmEmail);
}

beforeEach(async () => {
  await settings().set({ legal: { email: SHOP_EMAIL } });
  await writeInvoice(1);
});
afterEach(clearIsolatedDatabase);

test('emails a raised alarm to the shop with its start and a link', async () => {
  await writeInvoice(3);
  await check();
  const [email, ...more] = await alarmEmails();
  expect(more).toEqual([]);
  expect(email?.to).toEqual([SHOP_EMAIL]);
  expect(email?.message.subject).toBe('Alarm: Document numbers have a gap');
  expect(email?.message.text).toContain('on Monday, 23 November at 12:00 am (India)');
  expect(email?.message.text).toMatch(/0*2 is missing/);
  expect(email?.message.text).toMatch(/https?:\/\/\S+\/admin\/ops\n/);
});

test('emails again only when the alarm is raised again', async () => {
  await writeInvoice(3);
  await check();
  await check(minutesLater(60));
  await check(minutesLater(120));
  expect(await alarmEmails()).toHaveLength(1);
  await writeInvoice(2);
  await check(minutesLater(180));
  await invoice(2).delete();
  await check(minutesLater(240));
  expect(await alarmEmails()).toHaveLength(2);
});

test('raises an alarm once with concurrent checks', async () => {
  await writeInvoice(3);
  await Promise.all([0, 1, 2, 3, 4].map((second) => check(minutesLater(second / 60))));
  expect(await alarmEmails()).toHaveLength(1);
});

test('sends no email about failing emails', async () => {
  const queuedAt = minutesLater(-LATE_MAIL_MINUTES - 1);
  const message = { subject: 'Your order' };
  await db().doc('mail/late').set({ queuedAt, message, delivery: null });
  await db()
    .doc('mail/refused')
    .set({ queuedAt, message, delivery: { state: 'ERROR' } });
  await watchBacklogs(NOW);
  expect(await alarmEmails()).toEqual([]);
  expect((await shop.get('/health')).body.alarms).toBe(2);
});

test('raises alarms without a shop email', async () => {
  await settings().delete();
  await writeInvoice(3);
  await check();
  expect(await alarmEmails()).toEqual([]);
  expect((await shop.get('/health')).body).toMatchObject({ status: 'ok', alarms: 1 });
});

test('reports a healthy shop', async () => {
  await check();
  const { status, body } = await shop.get('/health');
  expect([status, body.alarms]).toEqual([200, 0]);
  expect(Object.keys(body).toSorted()).toEqual(['alarms', 'at', 'checks', 'status', 'success']);
});
