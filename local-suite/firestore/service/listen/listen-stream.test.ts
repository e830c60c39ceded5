import { beforeEach, describe, expect, it } from 'vitest';

import type { ListenResponse } from '../../messages.ts';
import { toMicros } from '../../model/timestamps.ts';
import { fieldsOf, valueOf } from '../../model/testing/values.ts';
import { RPC_CODES } from '../../rpc-error.ts';
import { ADMIN, CoreFixture, DATABASE, deletion, ROOT, set } from '../testing/core-fixture.ts';
import type { Listener } from '../testing/listener.ts';

let fixture: CoreFixture;
let listener: Listener;

beforeEach(async () => {
  fixture = new CoreFixture();
  await fixture.write({ 'c/a': { n: 1 }, 'c/b': { n: 2 }, 'c/x': { n: 9 } });
  listener = fixture.listen();
});

const small = {
  from: [{ collectionId: 'c' }],
  where: {
    fieldFilter: {
      field: { fieldPath: 'n' },
      op: 'LESS_THAN' as const,
      value: valueOf(5),
    },
  },
};

describe('a target', () => {
  it('is added, sent, marked as current and then as a snapshot', () => {
    listener.addQuery(2, small);
    expect(listener.updates()).toEqual([
      'ADD [2]',
      'change c/a [2]',
      'change c/b [2]',
      'CURRENT [2]',
      'NO_CHANGE []',
    ]);
  });

  it('of documents also reports missing ones', () => {
    listener.addDocuments(1, 'c/b', 'c/none');
    expect(listener.updates()).toEqual([
      'ADD [1]',
      'change c/b [1]',
      'delete c/none [] -[1]',
      'CURRENT [1]',
      'NO_CHANGE []',
    ]);
  });

  it('gets an id if it has none', () => {
    listener.addQuery(1, small);
    listener.addQuery(0, small);
    expect(listener.updates().filter((message) => message.startsWith('ADD'))).toEqual([
      'ADD [1]',
      'ADD [2]',
    ]);
  });

  it('with once is removed when it is current', () => {
    listener.addQuery(2, small, { once: true });
    expect(listener.updates().slice(-2)).toEqual(['NO_CHANGE []', 'REMOVE [2]']);
    expect(listener.paths(2)).toEqual(['c/a', 'c/b']);
  });

  it('is no longer updated once removed', async () => {
    listener.addQuery(2, small);
    listener.remove(2);
    expect(listener.updates().at(-1)).toBe('REMOVE [2]');
    await fixture.commit(set('c/a', { n: 3 }));
    expect(listener.updates()).toEqual([]);
  });

  it.each<[string, Parameters<Listener['add']>[0]]>([
    [
      'has a malformed query',
      { query: { parent: ROOT, structuredQuery: { limit: { value: -1 } } } },
    ],
    ['has a malformed name', { documents: { documents: ['c/a'] } }],
    ['is in another database', { query: { parent: 'projects/p/databases/x/documents' } }],
    ['has nothing to watch', {}],
  ])('that %s is removed with the cause, and the stream continues', (_, target) => {
    listener.add({ targetId: 4, ...target });
    expect(listener.updates()).toEqual([`REMOVE [4] ${RPC_CODES.INVALID_ARGUMENT}`]);
    listener.addQuery(6, small);
    expect(listener.updates().at(-1)).toBe('NO_CHANGE []');
  });

  it('with the id of another one ends the stream', () => {
    listener.addQuery(2, small);
    listener.addQuery(2, small);
    expect(listener.errors.map(({ status }) => status)).toEqual(['INVALID_ARGUMENT']);
  });
});

describe('a commit', () => {
  beforeEach(() => {
    listener.addQuery(2, small);
    listener.addDocuments(4, 'c/b', 'c/none');
    listener.updates();
  });

  it.each([
    ['a new document', [set('c/c', { n: 3 })], ['change c/c [2]']],
    [
      'a changed document, to all its targets at once',
      [set('c/b', { n: 3 })],
      ['change c/b [2,4]'],
    ],
    ['a document that enters', [set('c/x', { n: 0 })], ['change c/x [2]']],
    ['a document that leaves', [set('c/a', { n: 9 })], ['remove c/a [] -[2]']],
    ['a document that leaves one target of two', [set('c/b', { n: 9 })], ['change c/b [4] -[2]']],
    ['a deleted document', [deletion('c/a')], ['delete c/a [] -[2]']],
    ['a document deleted from all its targets', [deletion('c/b')], ['delete c/b [] -[2,4]']],
    ['a missing document that comes', [set('c/none', { n: 9 })], ['change c/none [4]']],
    [
      'all that one commit does before one mark',
      [set('c/c', { n: 3 }), deletion('c/a'), set('c/x', { n: 8 })],
      ['change c/c [2]', 'delete c/a [] -[2]'],
    ],
  ])('is sent: %s', async (_, writes, messages) => {
    await fixture.commit(...writes);
    expect(listener.updates()).toEqual([...messages, 'NO_CHANGE []']);
  });

  it.each([
    ['elsewhere', [set('d/a', { n: 1 })]],
    ['that no target shows before or after', [set('c/x', { n: 8 })]],
    ['that changes nothing', [set('c/a', { n: 1 })]],
  ])('is not sent when it writes %s', async (_, writes) => {
    await fixture.commit(...writes);
    expect(listener.updates()).toEqual([]);
  });

  it('is not sent after the stream is closed', async () => {
    listener.close();
    await fixture.commit(set('c/a', { n: 3 }));
    listener.addQuery(8, small);
    expect(listener.updates()).toEqual([]);
  });

  it('is sent before its response', async () => {
    const commit = fixture.commit(set('c/a', { n: 3 }));
    expect(listener.updates()).toEqual(['change c/a [2]', 'NO_CHANGE []']);
    await commit;
  });

  it('is sent with the projection of each target', async () => {
    const select = { fields: [{ fieldPath: 'm' }] };
    listener.addQuery(6, { ...small, select });
    listener.updates();
    await fixture.commit(set('c/b', { n: 3, m: 4 }));
    const fields = [2, 4, 6].map((id) => listener.shown.get(id)?.get(`${ROOT}/c/b`)?.fields);
    expect(fields).toEqual([
      fieldsOf({ n: 3, m: 4 }),
      fieldsOf({ n: 3, m: 4 }),
      fieldsOf({ m: 4 }),
    ]);
  });

  it('is sent to other streams when one fails', async () => {
    const errors: string[] = [];
    const broken = fixture.service.listen(ADMIN, {
      send: ({ documentChange }) => {
        if (documentChange) throw new Error('the wire broke');
      },
      fail: ({ message }) => errors.push(message),
    });
    broken.receive({
      database: DATABASE,
      addTarget: {
        targetId: 2,
        query: { parent: ROOT, structuredQuery: { from: [{ collectionId: 'd' }] } },
      },
    });
    listener.addQuery(6, { from: [{ collectionId: 'd' }] });
    listener.updates();
    await fixture.commit(set('d/a', {}));
    await fixture.commit(set('d/b', {}));
    expect(errors).toEqual(['the wire broke']);
    expect(listener.paths(6)).toEqual(['d/a', 'd/b']);
  });

  it('is sent to every stream once and in commit order', async () => {
    const other = fixture.listen();
    other.addQuery(2, { from: [{ collectionId: 'c' }] });
    other.messages.splice(0);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => fixture.commit(set('c/a', { n: n + 100 }))),
    );
    const received = other.messages.flatMap(
      ({ documentChange }) => documentChange?.document.fields?.n ?? [],
    );
    expect(received).toEqual(Array.from({ length: 50 }, (_, n) => valueOf(n + 100)));
  });
});

describe('the read times of a stream', () => {
  const readTimes = (messages: ListenResponse[]) =>
    messages.flatMap(({ targetChange, documentDelete, documentRemove }) => {
      const time = (targetChange ?? documentDelete ?? documentRemove)?.readTime;
      return time ? [toMicros(time)] : [];
    });

  it('never go back, even if the clock does', async () => {
    const readings = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((second) => BigInt(second) * 1_000_000n);
    fixture = new CoreFixture(() => readings.shift() ?? 0n);
    listener = fixture.listen();
    listener.addQuery(2, small);
    await fixture.commit(set('c/a', { n: 1 }));
    listener.addDocuments(4, 'c/a', 'c/none');
    await fixture.commit(deletion('c/a'));
    const times = readTimes(listener.messages);
    expect(times.length).toBeGreaterThan(6);
    expect(times).toEqual([...times].sort((a, b) => Number(a - b)));
  });
});
