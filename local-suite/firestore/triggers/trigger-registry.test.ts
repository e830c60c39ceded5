import { beforeEach, expect, test } from 'vitest';

import type { Caller, DocumentChange } from '../service-contract.ts';
import type { DocumentEvent } from './document-event.ts';
import { firstGenerationTrigger, secondGenerationTrigger } from './trigger.ts';
import type { Trigger } from './trigger.ts';
import { TriggerRegistry } from './trigger-registry.ts';

const DATABASE = 'projects/demo-loom/databases/(default)';
const commitTime = { seconds: '1769851800', nanos: 5_000_000 };
const documentAt = (path: string, text: string) => ({
  name: `${DATABASE}/documents/${path}`,
  fields: { text: { stringValue: text } },
  createTime: { seconds: '1' },
  updateTime: commitTime,
});

let registry: TriggerRegistry;
let delivered: { key: string; path: string; change: string }[];
let payloads: object[];
let caller: Caller;

beforeEach(() => {
  registry = new TriggerRegistry();
  delivered = [];
  payloads = [];
  caller = { kind: 'admin' };
});

function deliver({ key, payload }: Trigger, event: DocumentEvent): void {
  delivered.push({ key, path: event.path, change: event.change });
  payloads.push(payload(event));
}

function announce(...changes: DocumentChange[]): void {
  registry.announce({ commitTime, changes, caller }, deliver);
}

const created = (path: string): DocumentChange => {
  const after = documentAt(path, 'new');
  return { name: after.name, before: undefined, after };
};
const updated = (path: string): DocumentChange => {
  const after = documentAt(path, 'newer');
  return { name: after.name, before: documentAt(path, 'old'), after };
};
const deleted = (path: string): DocumentChange => {
  const before = documentAt(path, 'last');
  return { name: before.name, before, after: undefined };
};

const second = (key: string, word: string, value: string, matchType: 'EXACT' | 'PATH_PATTERN') =>
  secondGenerationTrigger('demo-loom', key, {
    eventType: `google.cloud.firestore.document.v1.${word}`,
    database: '(default)',
    namespace: '(default)',
    document: { value, matchType },
  });
const first = (key: string, word: string, path: string) =>
  firstGenerationTrigger('demo-loom', key, {
    eventType: `providers/cloud.firestore/eventTypes/document.${word}`,
    resource: `${DATABASE}/documents/${path}`,
  });

test.each([
  ['created', 'create', ['created']],
  ['updated', 'update', ['updated']],
  ['deleted', 'delete', ['deleted']],
  ['written', 'write', ['created', 'updated', 'deleted']],
])('calls %s and %s for %j', (secondWord, firstWord, changes) => {
  registry.register(second('two', secondWord, 'orders/{id}', 'PATH_PATTERN'));
  registry.register(first('one', firstWord, 'orders/{id}'));
  announce(created('orders/a'), updated('orders/b'), deleted('orders/c'));
  expect(delivered.filter(({ key }) => key === 'two').map(({ change }) => change)).toEqual(changes);
  expect(delivered.filter(({ key }) => key === 'one').map(({ change }) => change)).toEqual(changes);
});

test('treats an exact path with braces literally', () => {
  registry.register(second('exact', 'written', 'orders/{id}', 'EXACT'));
  announce(created('orders/a'), created('orders/{id}'));
  expect(delivered.map(({ path }) => path)).toEqual(['orders/{id}']);
});

test('ignores other projects and databases', () => {
  registry.register(second('two', 'written', 'orders/{id}', 'PATH_PATTERN'));
  registry.register(first('one', 'write', 'orders/{id}'));
  for (const database of ['projects/other/databases/(default)', 'projects/demo-loom/databases/b']) {
    const name = `${database}/documents/orders/a`;
    announce({ name, before: undefined, after: { name } });
  }
  expect(delivered).toEqual([]);
});

test('replaces a function with the same key, so nothing is delivered twice', () => {
  registry.register(second('two', 'written', 'orders/{id}', 'PATH_PATTERN'));
  registry.register(second('two', 'written', 'orders/{id}', 'PATH_PATTERN'));
  announce(created('orders/a'));
  expect(delivered).toHaveLength(1);
});

test('ignores a write without changes', () => {
  registry.register(first('one', 'write', 'orders/{id}'));
  announce({ name: `${DATABASE}/documents/orders/a`, before: undefined, after: undefined });
  expect(delivered).toEqual([]);
});

test('rejects an event of another service', () => {
  expect(() => second('two', 'purged', 'orders/{id}', 'EXACT')).toThrow(
    'is not a Firestore document event',
  );
});

test('sends a CloudEvent with both documents and the changed fields to a 2nd generation function', () => {
  registry.register(second('two', 'updated.withAuthContext', 'orders/{id}', 'PATH_PATTERN'));
  announce(updated('orders/b'));
  const name = `${DATABASE}/documents/orders/b`;
  const times = { createTime: '1970-01-01T00:00:01Z', updateTime: '2026-01-31T09:30:00.005Z' };
  expect(payloads[0]).toMatchObject({
    specversion: '1.0',
    type: 'google.cloud.firestore.document.v1.updated.withAuthContext',
    source: `//firestore.googleapis.com/${DATABASE}`,
    subject: 'documents/orders/b',
    time: '2026-01-31T09:30:00.005Z',
    datacontenttype: 'application/json',
    project: 'demo-loom',
    database: '(default)',
    namespace: '(default)',
    document: 'orders/b',
    authtype: 'service_account',
    data: {
      value: { name, fields: { text: { stringValue: 'newer' } }, ...times },
      oldValue: { name, fields: { text: { stringValue: 'old' } }, ...times },
      updateMask: { fieldPaths: ['text'] },
    },
  });
});

test.each<[Caller, object]>([
  [{ kind: 'admin' }, { authtype: 'service_account' }],
  [{ kind: 'guest' }, { authtype: 'unauthenticated' }],
  [
    { kind: 'person', uid: 'asha', token: {} },
    { authtype: 'unknown', authid: 'asha' },
  ],
])('says who made the commit, if the function asks: %o', (by, auth) => {
  caller = by;
  registry.register(second('two', 'created.withAuthContext', 'orders/{id}', 'PATH_PATTERN'));
  registry.register(second('plain', 'created', 'orders/{id}', 'PATH_PATTERN'));
  announce(created('orders/d'));
  expect(payloads[0]).toMatchObject(auth);
  expect(payloads[1]).not.toHaveProperty('authtype');
});

test('sends the legacy event to a 1st generation function', () => {
  registry.register(first('one', 'delete', 'orders/{id}'));
  announce(deleted('orders/c'));
  const name = `${DATABASE}/documents/orders/c`;
  expect(payloads[0]).toMatchObject({
    timestamp: '2026-01-31T09:30:00.005Z',
    eventType: 'providers/cloud.firestore/eventTypes/document.delete',
    resource: { service: 'firestore.googleapis.com', name },
    data: { oldValue: { name } },
  });
  expect(payloads[0]).not.toHaveProperty('data.value');
});
