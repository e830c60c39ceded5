import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { SavedExportRow } from '@kargha/domain/exports/export-endpoints';

import { STORED_FILES } from '../../../functions/src/operations/exports/export-files.ts';
import { runExport } from '../../../functions/src/operations/exports/run-export.ts';
import { startScheduledExports } from '../../../functions/src/operations/exports/scheduled-exports.ts';
import { keyedIds } from '../../../functions/src/platform/keyed-ids.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';
import { db } from '../ledger-fixtures.ts';
import { signUp, type Person } from '../sample-people.ts';

isolateDatabase();
const shop = isolatedShop();

const DAY = 86_400_000;
let owner: Person;
beforeEach(async () => {
  owner = await signUp('admin');
});
afterEach(async () => {
  for (const { ref } of await savedByOwner()) await ref.delete();
});

const savedByOwner = async () =>
  (await db().collection('savedExports').where('by', '==', owner.uid).get()).docs;

const STOCK = {
  ...{ kind: 'stock', format: 'csv', columns: ['title', 'onHand'], period: 'all', filter: {} },
  ...{ name: 'Stock on Monday', schedule: 'daily' },
};

async function save(changes: object = {}): Promise<SavedExportRow> {
  const body = { requestId: randomUUID(), ...STOCK, emails: [owner.email], ...changes };
  const answer = await shop.post('/exports/saved', body, owner);
  expect(answer.body).toMatchObject({ success: true });
  return answer.body.saved as SavedExportRow;
}

const runAt = (saved: SavedExportRow) => new Date(String(saved.nextRunAt));

/** The files of this person's schedules. Other tests have some of their own. */
const runs = async () => (await db().collection('exports').where('by', '==', owner.uid).get()).docs;

/** What the schedule does every five minutes. */
async function runSchedule(at: Date): Promise<void> {
  await startScheduledExports(at);
  const until = new Date(at.getTime() + DAY);
  for (const { id } of await runs())
    await runExport({ files: STORED_FILES, ids: keyedIds('a-key'), now: () => at }, id, until);
}

const mailAbout = async (exportId = '') => (await db().doc(`mail/export_${exportId}`).get()).data();

test('a scheduled export runs once a day and sends a link, not the data', async () => {
  const saved = await save();
  await runSchedule(new Date(runAt(saved).getTime() - 1000));
  expect(await runs()).toEqual([]);
  await concurrently(3, () => runSchedule(runAt(saved)));
  const [run, ...more] = await runs();
  expect(more).toEqual([]);
  expect(run?.data()).toMatchObject({ state: 'done', savedId: saved.id, name: STOCK.name });
  const mail = await mailAbout(run?.id);
  expect(mail).toMatchObject({ to: [owner.email] });
  expect(mail?.message).toMatchObject({
    text: expect.stringContaining('/admin/exports') as string,
  });
  expect(mail?.message).not.toHaveProperty('attachments');
  await runSchedule(new Date(runAt(saved).getTime() + DAY));
  expect(await runs()).toHaveLength(2);
});

test('only staff who may see the data get a link', async () => {
  const content = await signUp('admin', { staffRoles: ['content'] });
  const body = { requestId: randomUUID(), ...STOCK };
  for (const email of [content.email, 'someone@elsewhere.example']) {
    const answer = await shop.post('/exports/saved', { ...body, emails: [email] }, owner);
    expect([answer.status, answer.body.code]).toEqual([409, 'not_staff']);
  }
  const leaving = await signUp('admin', { staffRoles: ['catalogue'] });
  const saved = await save({ emails: [owner.email, leaving.email] });
  await db().doc(`users/${leaving.uid}`).update({ role: 'customer' });
  await runSchedule(runAt(saved));
  const [run] = await runs();
  expect(await mailAbout(run?.id)).toMatchObject({ to: [owner.email] });
});

test('a schedule needs an address', async () => {
  const body = { requestId: randomUUID(), ...STOCK, emails: [] };
  const { status, body: refused } = await shop.post('/exports/saved', body, owner);
  expect([status, refused.code]).toEqual([400, 'invalid']);
});

test('a saved export can be changed once by two people, and deleted', async () => {
  const saved = await save();
  const { requestId: _, ...fields } = { requestId: '', ...STOCK, emails: [owner.email] };
  const change = (name: string) =>
    shop.put(`/exports/saved/${saved.id}`, { ...fields, name, revision: saved.revision }, owner);
  const answers = await Promise.all([change('One'), change('Two')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await shop.delete(`/exports/saved/${saved.id}`, owner)).status).toBe(200);
  await runSchedule(runAt(saved));
  expect(await runs()).toEqual([]);
  expect((await shop.delete(`/exports/saved/${saved.id}`, owner)).status).toBe(404);
});

test('those who may not see the data do not see the saved export', async () => {
  const saved = await save({ columns: ['title', 'value'], schedule: 'none', emails: [] });
  const packer = await signUp('admin', { staffRoles: ['orders'] });
  const { body } = await shop.get('/exports/saved', packer);
  expect((body.rows as SavedExportRow[]).map(({ id }) => id)).not.toContain(saved.id);
  expect((await shop.delete(`/exports/saved/${saved.id}`, packer)).status).toBe(404);
  const { body: seen } = await shop.get('/exports/saved', owner);
  expect((seen.rows as SavedExportRow[]).map(({ id }) => id)).toContain(saved.id);
});

test('an export that is done cannot be cancelled, one that waits can', async () => {
  const saved = await save();
  await startScheduledExports(runAt(saved));
  const [waiting] = await runs();
  const cancel = () => shop.post(`/exports/${waiting?.id}/cancel`, {}, owner);
  expect((await cancel()).body).toMatchObject({ export: { state: 'cancelled' } });
  expect((await cancel()).status).toBe(200);
  await runSchedule(runAt(saved));
  expect((await waiting?.ref.get())?.get('state')).toBe('cancelled');
  await waiting?.ref.update({ state: 'done' });
  expect((await cancel()).status).toBe(409);
});
