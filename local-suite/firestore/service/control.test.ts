import { beforeEach, describe, expect, it } from 'vitest';

import { fieldsOf } from '../model/testing/values.ts';
import { ADMIN, CoreFixture, DATABASE, nameOf, pathOf, set } from './testing/core-fixture.ts';

let fixture: CoreFixture;

beforeEach(async () => {
  fixture = new CoreFixture();
  await fixture.write({ 'c/a': { n: 1 }, 'c/a/sub/1': {}, 'c/ab': {}, 'd/a': {} });
});

const paths = () => [...fixture.control.documents(DATABASE)].map(({ name }) => pathOf(name));

describe('clear', () => {
  it.each([
    [undefined, []],
    ['c/a', ['c/ab', 'd/a']],
    ['/c/a/', ['c/ab', 'd/a']],
    ['c', ['d/a']],
    ['x/y', ['c/a', 'c/a/sub/1', 'c/ab', 'd/a']],
  ])('%s leaves %j', (path, left) => {
    fixture.control.clear(DATABASE, path);
    expect(paths()).toEqual(left);
  });

  it('is visible to listeners, not to commit observers', async () => {
    let events = 0;
    fixture.control.onCommit(() => (events += 1));
    const listener = fixture.listen();
    listener.addDocuments(2, 'c/a', 'd/a');
    listener.updates();
    fixture.control.clear(DATABASE, 'c');
    await fixture.commit();
    expect(listener.updates()).toEqual(['delete c/a [] -[2]', 'NO_CHANGE []']);
    expect(events).toBe(0);
  });

  it('leaves other databases alone', () => {
    fixture.control.clear('projects/demo-loom/databases/other');
    expect(paths()).toHaveLength(4);
  });

  it('ends open transactions', async () => {
    const { transaction } = await fixture.service.beginTransaction(ADMIN, { database: DATABASE });
    fixture.control.clear(DATABASE);
    const rollback = fixture.service.rollback(ADMIN, { database: DATABASE, transaction });
    await expect(rollback).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });
});

describe('load', () => {
  it('adds documents with their times and replaces existing ones', async () => {
    const createTime = { seconds: '5', nanos: 0 };
    const updateTime = { seconds: '6', nanos: 7_000 };
    fixture.control.load([
      { name: nameOf('c/a'), fields: fieldsOf({ n: 2 }), createTime, updateTime },
      { name: 'projects/demo-loom/databases/other/documents/e/f', fields: {} },
    ]);
    const [a] = fixture.control.documents(DATABASE);
    expect(a).toEqual({ name: nameOf('c/a'), fields: fieldsOf({ n: 2 }), createTime, updateTime });
    expect([...fixture.control.documents('projects/demo-loom/databases/other')]).toHaveLength(1);
    const precondition = { currentDocument: { updateTime } };
    await fixture.commit(set('c/a', { n: 3 }, precondition));
  });

  it('adds all or none', () => {
    const load = () => {
      fixture.control.load([
        { name: nameOf('e/1'), fields: {} },
        { name: nameOf('e/2'), fields: fieldsOf({ __bad__: 1 }) },
      ]);
    };
    expect(load).toThrow(/reserved/);
    expect(paths()).toHaveLength(4);
  });

  it('skips rules and commit observers; listeners see it', async () => {
    let events = 0;
    fixture.control.onCommit(() => (events += 1));
    const listener = fixture.listen();
    listener.addQuery(2, { from: [{ collectionId: 'c' }] });
    listener.updates();
    fixture.control.load([{ name: nameOf('c/z'), fields: {} }]);
    await fixture.commit();
    expect(listener.updates()).toEqual(['change c/z [2]', 'NO_CHANGE []']);
    expect(events).toBe(0);
  });
});
