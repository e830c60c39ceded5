import { string } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';

import { time } from '@kargha/domain/api/response-fields';
import { storedObject, text } from '@kargha/domain/records/stored-fields';

import type { DocumentSnapshot } from '../platform/firestore.ts';
import { log } from '../platform/log.ts';
import { reader, storedDocuments, unlessUnreadable } from './stored-documents.ts';

const schema = storedObject({
  id: string(),
  email: string(),
  note: text,
  createdAt: time,
  lines: storedObject({ title: string() }),
});
const documents = storedDocuments({
  collection: 'things',
  schema,
  ids: ['id'],
  createdTimes: ['createdAt'],
});

const AT = new Date('2026-11-20T10:00:00Z');
const stamp = { toDate: () => AT };

function snapshotOf(data: object | undefined, id = 'one'): DocumentSnapshot {
  const parts = { id, ref: { path: `things/${id}` }, createTime: stamp, data: () => data };
  return parts as unknown as DocumentSnapshot;
}

const whole = () => ({ email: 'asha@mail.example', lines: { title: 'Saree', colour: 'red' } });
const broken = () => ({ email: 7, secret: 'asha@mail.example', lines: { title: 'Saree' } });

afterEach(() => vi.restoreAllMocks());

test('reads dates, defaults, the ID and the time of creation, and keeps unknown fields', () => {
  expect(documents.read(snapshotOf({ ...whole(), id: 'other', seen: 2 }))).toEqual({
    id: 'one',
    email: 'asha@mail.example',
    note: '',
    createdAt: AT,
    lines: { title: 'Saree', colour: 'red' },
    seen: 2,
  });
});

test('reads a document that does not exist as null', () => {
  expect(documents.read(snapshotOf(undefined))).toBeNull();
});

test('does not take an unreadable document for absent', () => {
  vi.spyOn(log, 'error').mockReturnValue();
  expect(() => documents.read(snapshotOf(broken()))).toThrow(
    expect.objectContaining({ status: 500, code: 'unreadable_document' }),
  );
  expect(() => documents.readEach([snapshotOf(whole()), snapshotOf(broken())])).toThrow(/damaged/);
});

test('leaves an unreadable document out of a list and logs its path and fields, not its values', () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const found = [snapshotOf(whole()), snapshotOf(broken(), 'two'), snapshotOf(whole(), 'three')];
  expect(documents.readAll(found).map(({ id }) => id)).toEqual(['one', 'three']);
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]?.[2]).toEqual({ path: 'things/two', fields: 'email' });
  expect(JSON.stringify(logged.mock.calls)).not.toContain('asha@mail.example');
});

test('names the failing field inside a list', () => {
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  const read = reader({ schema: storedObject({ lines: storedObject({ title: string() }) }) });
  expect(() => read(snapshotOf({ lines: { title: null } }))).toThrow(/damaged/);
  expect(logged.mock.calls[0]?.[2]).toEqual({ path: 'things/one', fields: 'lines.title' });
});

test('ends a sweep or trigger at an unreadable document, and fails for other reasons', async () => {
  vi.spyOn(log, 'error').mockReturnValue();
  const work = (data: object) => Promise.resolve().then(() => documents.read(snapshotOf(data))?.id);
  expect(await unlessUnreadable(work(whole()))).toBe('one');
  expect(await unlessUnreadable(work(broken()))).toBeNull();
  await expect(unlessUnreadable(Promise.reject(new Error('contention')))).rejects.toThrow(
    'contention',
  );
});
