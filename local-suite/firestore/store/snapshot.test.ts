import { beforeEach, describe, expect, it } from 'vitest';

import { fieldsOf } from '../model/testing/values.ts';
import {
  CoreFixture,
  ADMIN,
  DATABASE,
  deletion,
  nameOf,
  set,
} from '../service/testing/core-fixture.ts';

const FORK = 'projects/demo-fork/databases/(default)';

let fixture: CoreFixture;

beforeEach(async () => {
  fixture = new CoreFixture();
  await fixture.write({ 'c/a': { n: 1 }, 'c/a/sub/1': {}, 'c/b': { n: 2 }, 'd/a': {} });
});

const contentOf = (database: string) =>
  Object.fromEntries(
    [...fixture.control.documents(database)].map(({ name, fields }) => [
      name.slice(`${database}/documents/`.length),
      fields,
    ]),
  );

describe('restore', () => {
  it('undoes changes, additions and deletions, and keeps times', async () => {
    const before = [...fixture.control.documents(DATABASE)];
    const snapshot = fixture.control.snapshot(DATABASE);
    await fixture.commit(set('c/a', { n: 5 }), deletion('c/b'), set('e/1', {}));
    fixture.control.restore(DATABASE, snapshot);
    expect([...fixture.control.documents(DATABASE)]).toEqual(before);
    expect(await fixture.query({ from: [{ collectionId: 'c' }] })).toHaveLength(2);
  });

  it('is visible to listeners, not to commit observers, and ends transactions', async () => {
    let events = 0;
    const snapshot = fixture.control.snapshot(DATABASE);
    await fixture.commit(set('c/a', { n: 5 }));
    fixture.control.onCommit(() => (events += 1));
    const listener = fixture.listen();
    listener.addDocuments(2, 'c/a');
    listener.updates();
    const { transaction } = await fixture.service.beginTransaction(ADMIN, { database: DATABASE });
    fixture.control.restore(DATABASE, snapshot);
    expect(listener.updates()).toEqual(['change c/a [2]', 'NO_CHANGE []']);
    const rollback = fixture.service.rollback(ADMIN, { database: DATABASE, transaction });
    await expect(rollback).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
    expect(events).toBe(0);
  });

  it('changes nothing, and sends nothing, when nothing has changed', () => {
    const listener = fixture.listen();
    listener.addDocuments(2, 'c/a');
    listener.updates();
    fixture.control.restore(DATABASE, fixture.control.snapshot(DATABASE));
    expect(listener.updates()).toEqual([]);
  });
});

describe('a fork', () => {
  it('has the same documents in another project and is independent in both directions', async () => {
    const snapshot = fixture.control.snapshot(DATABASE);
    fixture.control.restore(FORK, snapshot);
    const before = contentOf(DATABASE);
    await fixture.commit(set('c/a', { n: 7 }));
    expect(contentOf(FORK)).toEqual(before);
    await fixture.service.commit(ADMIN, {
      database: FORK,
      writes: [{ delete: `${FORK}/documents/c/b` }],
    });
    expect(Object.keys(contentOf(FORK))).toEqual(['c/a', 'c/a/sub/1', 'd/a']);
    expect(Object.keys(contentOf(DATABASE))).toEqual(['c/a', 'c/a/sub/1', 'c/b', 'd/a']);
  });

  it('finds documents by name, in collections and in groups, in any order', async () => {
    const snapshot = fixture.control.snapshot(DATABASE);
    const root = (project: string) => `projects/${project}/databases/(default)/documents`;
    const find = (project: string, from: object) => fixture.query({ from: [from] }, root(project));
    for (const [project, from, names] of [
      ['demo-1', { collectionId: 'c' }, ['c/a', 'c/b']],
      ['demo-2', { collectionId: 'sub', allDescendants: true }, ['c/a/sub/1']],
      ['demo-3', { collectionId: 'none' }, []],
    ] as const) {
      fixture.control.restore(`projects/${project}/databases/(default)`, snapshot);
      const found = await find(project, from);
      expect(found.map(({ name }) => name)).toEqual(
        names.map((name) => `${root(project)}/${name}`),
      );
    }
    fixture.control.restore(FORK, snapshot);
    await fixture.service.commit(ADMIN, {
      database: FORK,
      writes: [{ update: { name: `${FORK}/documents/x/1/sub/2`, fields: {} } }],
    });
    const inGroup = await find('demo-fork', { collectionId: 'sub', allDescendants: true });
    expect(inGroup.map(({ name }) => name.slice(FORK.length))).toEqual([
      '/documents/c/a/sub/1',
      '/documents/x/1/sub/2',
    ]);
    const document = { name: `${FORK}/documents/d/a` };
    expect(await fixture.service.getDocument(ADMIN, document)).toMatchObject(document);
  });

  it('points its references to its own documents and leaves those to other databases', async () => {
    const foreign = 'projects/demo-else/databases/(default)/documents/c/a';
    const references = (own: string) => ({
      plain: { referenceValue: own },
      deep: {
        mapValue: {
          fields: {
            list: {
              arrayValue: { values: [{ referenceValue: own }, { referenceValue: foreign }] },
            },
          },
        },
      },
      text: { stringValue: own },
    });
    await fixture.commit({ update: { name: nameOf('r/1'), fields: references(nameOf('c/a')) } });
    fixture.control.restore(FORK, fixture.control.snapshot(DATABASE));
    const expected = {
      ...references(`${FORK}/documents/c/a`),
      text: { stringValue: nameOf('c/a') },
    };
    expect(contentOf(FORK)['r/1']).toEqual(expected);
    expect(contentOf(DATABASE)['r/1']).toEqual(references(nameOf('c/a')));
  });

  it('replaces what a known database holds', () => {
    fixture.control.load([{ name: `${FORK}/documents/old/1`, fields: {} }]);
    fixture.control.restore(FORK, fixture.control.snapshot(DATABASE));
    expect(contentOf(FORK)).toEqual(contentOf(DATABASE));
    expect(contentOf(FORK)['c/a']).toEqual(fieldsOf({ n: 1 }));
  });
});
