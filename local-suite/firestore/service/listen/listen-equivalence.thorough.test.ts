import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Document, Filter, StructuredQuery, Write } from '../../messages.ts';
import { CoreFixture, deletion, set } from '../testing/core-fixture.ts';
import type { Listener } from '../testing/listener.ts';

const c = [{ collectionId: 'c' }];
const byN: StructuredQuery['orderBy'] = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];
const below5: Filter = {
  fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: '5' } },
};

const isRed = (fieldPath: string): Filter => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: 'red' } },
});

/** Every kind of target: plain, filtered, ordered, limits with and without offset, cursors, groups, demanded texts. */
const QUERIES: StructuredQuery[] = [
  { from: c },
  { from: c, where: below5 },
  { from: c, orderBy: byN },
  { from: c, limit: { value: 3 } },
  { from: c, where: below5, orderBy: byN, limit: { value: 2 } },
  { from: c, offset: 2 },
  { from: c, orderBy: byN, offset: 1, limit: { value: 3 } },
  { from: c, orderBy: byN, startAt: { values: [{ integerValue: '7' }] }, limit: { value: 2 } },
  { from: [{ collectionId: 'c', allDescendants: true }], limit: { value: 4 } },
  { from: c, where: isRed('hue') },
  { from: c, where: isRed('inner.hue'), orderBy: byN, limit: { value: 2 } },
  { from: c, where: { compositeFilter: { op: 'AND', filters: [below5, isRed('hue')] } } },
  { from: c, where: { compositeFilter: { op: 'OR', filters: [below5, isRed('hue')] } } },
  { from: [{ collectionId: 'c', allDescendants: true }], where: isRed('hue') },
];

const write = fc
  .record({
    id: fc.integer({ min: 0, max: 9 }),
    nested: fc.boolean(),
    n: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    hue: fc.constantFrom('red', 'blue', 1, null),
    lives: fc.boolean(),
  })
  .map(({ id, nested, n, hue, lives }): Write => {
    const path = nested ? `p/1/c/${id}` : `c/${id}`;
    if (!lives) return deletion(path);
    return set(path, n === undefined ? { hue } : { n, hue, inner: { hue } });
  });
const commits = fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), { maxLength: 25 });

const sorted = (documents: Iterable<Document>) =>
  [...documents].sort((a, b) => a.name.localeCompare(b.name));

const shown = (listener: Listener, id: number) => sorted(listener.shown.get(id)?.values() ?? []);

async function expectSameAsQueries(fixture: CoreFixture, listener: Listener) {
  for (const [index, query] of QUERIES.entries()) {
    expect(shown(listener, index + 1), JSON.stringify(query)).toEqual(
      sorted(await fixture.query(query)),
    );
  }
}

function watchAll(listener: Listener, resumeToken?: Buffer) {
  for (const [index, query] of QUERIES.entries()) {
    listener.addQuery(index + 1, query, resumeToken ? { resumeToken } : {});
  }
}

it('shows what its query finds after any commits, for each target', async () => {
  await fc.assert(
    fc.asyncProperty(commits, commits, async (before, after) => {
      const fixture = new CoreFixture();
      for (const writes of before) await fixture.commit(...writes);
      const listener = fixture.listen();
      watchAll(listener);
      await expectSameAsQueries(fixture, listener);
      for (const writes of after) {
        await fixture.commit(...writes);
        await expectSameAsQueries(fixture, listener);
      }
    }),
    { numRuns: 60 },
  );
});

it('shows what the queries find after resuming', async () => {
  await fc.assert(
    fc.asyncProperty(commits, commits, async (before, meanwhile) => {
      const fixture = new CoreFixture();
      for (const writes of before) await fixture.commit(...writes);
      const first = fixture.listen();
      watchAll(first);
      const resumeToken = first.messages.at(-1)?.targetChange?.resumeToken;
      first.close();
      for (const writes of meanwhile) await fixture.commit(...writes);
      const second = fixture.listen();
      for (const [id, documents] of first.shown) second.shown.set(id, new Map(documents));
      watchAll(second, resumeToken);
      expect(second.updates().filter((message) => message.startsWith('RESET'))).toEqual([]);
      await expectSameAsQueries(fixture, second);
    }),
    { numRuns: 60 },
  );
});
