import { beforeEach, describe, expect, it } from 'vitest';

import { fieldsOf } from '../model/testing/values.ts';
import { Database } from './database.ts';
import { storedDocument } from './stored-document.ts';
import { currentView, PastView } from './view.ts';

const NAME = 'projects/p/databases/d';
const nameOf = (id: string) => `${NAME}/documents/c/${id}`;

let database: Database;

function write(time: bigint, id: string, version?: number) {
  const name = nameOf(id);
  const before = database.get(name);
  const after =
    version === undefined
      ? undefined
      : storedDocument({ database: NAME, segments: ['c', id] }, fieldsOf({ version }), {
          createTime: before?.createTime ?? time,
          updateTime: time,
        });
  database.apply({ time, changes: [{ name, before, after }] });
}

beforeEach(() => {
  database = new Database(NAME, 0n);
  write(10n, 'a', 1);
  write(20n, 'a', 2);
  write(30n, 'b', 1);
  write(40n, 'a');
});

describe('a view', () => {
  it.each([
    [5n, undefined, undefined],
    [10n, 1, undefined],
    [25n, 2, undefined],
    [30n, 2, 1],
    [40n, undefined, 1],
  ])('at time %s shows the state of that time', (time, a, b) => {
    const view = new PastView(database, time);
    const version = (id: string) => view.get(nameOf(id))?.fields.version;
    expect(version('a')).toEqual(a === undefined ? undefined : fieldsOf({ a }).a);
    expect(version('b')).toEqual(b === undefined ? undefined : fieldsOf({ b }).b);
  });

  it('of the past does not change with later commits', () => {
    const view = new PastView(database, 30n);
    expect(view.get(nameOf('b'))).toBeDefined();
    write(50n, 'b', 2);
    write(60n, 'b');
    expect(view.get(nameOf('b'))?.updateTime).toBe(30n);
  });

  it('of the present changes with commits', () => {
    const view = currentView(database, 40n);
    write(50n, 'b', 2);
    expect(view.get(nameOf('b'))?.updateTime).toBe(50n);
  });

  it('is rejected when its versions are gone, even if they go while it is open', () => {
    expect(() => new PastView(new Database(NAME, 5n), 4n)).toThrow(/snapshot version is too old/);
    const view = new PastView(database, 30n);
    write(3_600_000_000_000n, 'b', 3);
    expect(() => view.get(nameOf('b'))).toThrow(/snapshot version is too old/);
  });
});
