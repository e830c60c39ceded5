import { beforeEach, describe, expect, it } from 'vitest';

import { fieldsOf } from '../model/testing/values.ts';
import { ADMIN, CoreWorld, DATABASE, nameOf, pathOf, set } from './testing/core-fixture.ts';

let world: CoreWorld;

beforeEach(async () => {
  world = new CoreWorld();
  await world.write({ 'c/a': { n: 1 }, 'c/a/sub/1': {}, 'c/ab': {}, 'd/a': {} });
});

const paths = () => [...world.control.documents(DATABASE)].map(({ name }) => pathOf(name));

describe('clearing', () => {
  it.each([
    [undefined, []],
    ['c/a', ['c/ab', 'd/a']],
    ['/c/a/', ['c/ab', 'd/a']],
    ['c', ['d/a']],
    ['x/y', ['c/a', 'c/a/sub/1', 'c/ab', 'd/a']],
  ])('%s leaves %j', (path, left) => {
    world.control.clear(DATABASE, path);
    expect(paths()).toEqual(left);
  });

  it('is seen by listeners and not by observers of commits', async () => {
    let events = 0;
    world.control.onCommit(() => (events += 1));
    const listener = world.listen();
    listener.addDocuments(2, 'c/a', 'd/a');
    listener.news();
    world.control.clear(DATABASE, 'c');
    await world.commit();
    expect(listener.news()).toEqual(['delete c/a [] -[2]', 'NO_CHANGE []']);
    expect(events).toBe(0);
  });

  it('leaves other databases alone', () => {
    world.control.clear('projects/demo-loom/databases/other');
    expect(paths()).toHaveLength(4);
  });

  it('ends open transactions', async () => {
    const { transaction } = await world.service.beginTransaction(ADMIN, { database: DATABASE });
    world.control.clear(DATABASE);
    const rollback = world.service.rollback(ADMIN, { database: DATABASE, transaction });
    await expect(rollback).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });
});

describe('loading', () => {
  it('puts documents in with their times, over what is there', async () => {
    const createTime = { seconds: '5', nanos: 0 };
    const updateTime = { seconds: '6', nanos: 7_000 };
    world.control.load([
      { name: nameOf('c/a'), fields: fieldsOf({ n: 2 }), createTime, updateTime },
      { name: 'projects/demo-loom/databases/other/documents/e/f', fields: {} },
    ]);
    const [a] = world.control.documents(DATABASE);
    expect(a).toEqual({ name: nameOf('c/a'), fields: fieldsOf({ n: 2 }), createTime, updateTime });
    expect([...world.control.documents('projects/demo-loom/databases/other')]).toHaveLength(1);
    const precondition = { currentDocument: { updateTime } };
    await world.commit(set('c/a', { n: 3 }, precondition));
  });

  it('puts in all or none', () => {
    const load = () => {
      world.control.load([
        { name: nameOf('e/1'), fields: {} },
        { name: nameOf('e/2'), fields: fieldsOf({ __bad__: 1 }) },
      ]);
    };
    expect(load).toThrow(/reserved/);
    expect(paths()).toHaveLength(4);
  });

  it('passes by the rules and the observers of commits, and listeners see it', async () => {
    let events = 0;
    world.control.onCommit(() => (events += 1));
    const listener = world.listen();
    listener.addQuery(2, { from: [{ collectionId: 'c' }] });
    listener.news();
    world.control.load([{ name: nameOf('c/z'), fields: {} }]);
    await world.commit();
    expect(listener.news()).toEqual(['change c/z [2]', 'NO_CHANGE []']);
    expect(events).toBe(0);
  });
});
