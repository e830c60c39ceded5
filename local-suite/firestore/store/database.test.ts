import { beforeEach, describe, expect, it } from 'vitest';

import type { CommitRecord } from './change-log.ts';
import { Database } from './database.ts';
import { storedDocument } from './stored-document.ts';

const NAME = 'projects/p/databases/d';

let database: Database;
let time: bigint;

beforeEach(() => {
  database = new Database(NAME, 0n);
  time = 0n;
});

function commit(path: string, kind: 'set' | 'delete'): CommitRecord {
  time += 1n;
  const name = `${NAME}/documents/${path}`;
  const resource = { database: NAME, segments: path.split('/') };
  const times = { createTime: time, updateTime: time };
  const after = kind === 'set' ? storedDocument(resource, {}, times) : undefined;
  const record = { time, changes: [{ name, before: database.get(name), after }] };
  database.apply(record);
  return record;
}

const names = (documents: Iterable<{ segments: readonly string[] }> | undefined) =>
  documents && [...documents].map(({ segments }) => segments.join('/'));

describe('Database', () => {
  it('keeps documents by name, by collection and by group', () => {
    for (const path of ['c/b', 'c/a/c/1', 'c/a', 'd/1']) commit(path, 'set');
    commit('c/b', 'delete');
    expect(names(database.all.slots)).toEqual(['c/a', 'c/a/c/1', 'd/1']);
    expect(names(database.collection(['c'])?.slots)).toEqual(['c/a']);
    expect(names(database.group('c').slots)).toEqual(['c/a', 'c/a/c/1']);
    commit('x/1/c/2', 'set');
    expect(names(database.group('c').slots)).toEqual(['c/a', 'c/a/c/1', 'x/1/c/2']);
  });

  it('drops a collection whose last document was deleted', () => {
    commit('c/a', 'set');
    commit('c/a', 'delete');
    expect(database.collection(['c'])).toBeUndefined();
  });

  it('notifies listeners of each commit after its changes are current, until they unsubscribe', () => {
    const seen: (CommitRecord | undefined)[] = [];
    const stop = database.watch((record) => {
      const isCurrent = record.changes.every(({ name, after }) => database.get(name) === after);
      seen.push(isCurrent ? record : undefined);
    });
    const expected = [commit('c/a', 'set'), commit('c/a', 'delete')];
    database.apply({ time, changes: [] });
    stop();
    commit('c/b', 'set');
    expect(seen).toEqual(expected);
  });
});
