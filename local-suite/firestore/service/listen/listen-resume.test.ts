import { beforeEach, describe, expect, it } from 'vitest';

import type { StructuredQuery } from '../../messages.ts';
import { CoreFixture, deletion, nameOf, set } from '../testing/core-fixture.ts';
import { bloomFilter } from './bloom-filter.ts';
import type { Listener } from '../testing/listener.ts';

const everything: StructuredQuery = { from: [{ collectionId: 'c' }] };
const firstTwo: StructuredQuery = { ...everything, limit: { value: 2 } };

let fixture: CoreFixture;
let seconds: number;

beforeEach(async () => {
  seconds = 1_000;
  fixture = new CoreFixture(() => BigInt(seconds) * 1_000_000n);
  await fixture.write({ 'c/a': { n: 1 }, 'c/b': { n: 2 }, 'c/c': { n: 3 } });
});

/** Watches a target, disconnects and returns the token of the last snapshot. */
function seenBefore(watch: (listener: Listener) => void): Buffer {
  const listener = fixture.listen();
  watch(listener);
  const token = listener.messages.at(-1)?.targetChange?.resumeToken;
  listener.close();
  return token ?? Buffer.alloc(0);
}

const watchQuery = (query: StructuredQuery) => (listener: Listener) => {
  listener.addQuery(2, query);
};

describe('a resumed target', () => {
  it.each([
    ['a query', everything, ['change c/a [2]', 'delete c/b [] -[2]', 'change c/d [2]']],
    ['a window', firstTwo, ['change c/a [2]', 'change c/c [2]', 'delete c/b [] -[2]']],
  ])('receives only the changes: %s', async (_, query, changes) => {
    const resumeToken = seenBefore(watchQuery(query));
    await fixture.commit(set('c/a', { n: 7 }));
    await fixture.commit(deletion('c/b'));
    await fixture.commit(set('c/d', { n: 4 }));
    const listener = fixture.listen();
    listener.addQuery(2, query, { resumeToken });
    const updates = listener.updates();
    expect(updates.slice(1, -2).sort()).toEqual([...changes].sort());
    expect([updates[0], ...updates.slice(-2)]).toEqual(['ADD [2]', 'CURRENT [2]', 'NO_CHANGE []']);
  });

  it('receives the removal of a document that still exists', async () => {
    const inRange: StructuredQuery = {
      ...everything,
      where: {
        fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: '3' } },
      },
    };
    const resumeToken = seenBefore(watchQuery(inRange));
    await fixture.commit(set('c/a', { n: 9 }));
    const listener = fixture.listen();
    listener.addQuery(2, inRange, { resumeToken });
    expect(listener.updates()).toContain('remove c/a [] -[2]');
  });

  it('receives nothing about documents that came and went meanwhile', async () => {
    const resumeToken = seenBefore(watchQuery(everything));
    await fixture.commit(set('c/d', {}));
    await fixture.commit(deletion('c/d'));
    const listener = fixture.listen();
    listener.addQuery(2, everything, { resumeToken });
    expect(listener.updates()).toEqual(['ADD [2]', 'CURRENT [2]', 'NO_CHANGE []']);
  });

  it('may use a read time instead of a token', async () => {
    const { commitTime } = await fixture.commit(set('c/a', { n: 7 }));
    await fixture.commit(set('c/b', { n: 8 }));
    const listener = fixture.listen();
    listener.addQuery(2, everything, { readTime: commitTime });
    expect(listener.updates()).toEqual([
      'ADD [2]',
      'change c/b [2]',
      'CURRENT [2]',
      'NO_CHANGE []',
    ]);
  });

  it('continues with later commits', async () => {
    const resumeToken = seenBefore(watchQuery(firstTwo));
    const listener = fixture.listen();
    listener.addQuery(2, firstTwo, { resumeToken });
    listener.updates();
    await fixture.commit(deletion('c/a'));
    expect(listener.updates()).toEqual(['change c/c [2]', 'delete c/a [] -[2]', 'NO_CHANGE []']);
  });

  it('of documents receives changes and missing documents', async () => {
    const watch = (listener: Listener) => {
      listener.addDocuments(2, 'c/a', 'c/b', 'c/none');
    };
    const resumeToken = seenBefore(watch);
    await fixture.commit(set('c/a', { n: 7 }));
    const listener = fixture.listen();
    const documents = ['c/a', 'c/b', 'c/none'].map(nameOf);
    listener.add({ targetId: 2, documents: { documents }, resumeToken });
    expect(listener.updates()).toEqual([
      'ADD [2]',
      'change c/a [2]',
      'delete c/none [] -[2]',
      'CURRENT [2]',
      'NO_CHANGE []',
    ]);
  });

  it("reports the number of documents if the client's count differs", async () => {
    const resumeToken = seenBefore(watchQuery(everything));
    await fixture.commit(set('c/a', { n: 7 }));
    const right = fixture.listen();
    right.addQuery(2, everything, { resumeToken, expectedCount: { value: 3 } });
    expect(right.updates()).not.toContainEqual(expect.stringContaining('filter'));
    await fixture.commit(deletion('c/a'));
    const wrong = fixture.listen();
    wrong.addQuery(2, everything, { resumeToken, expectedCount: { value: 4 } });
    expect(wrong.updates()).toContain('filter 2: 2');
  });

  it.each([
    ['a query', everything],
    ['a window', firstTwo],
  ])('is sent a filter instead of deletions, if the client counts: %s', async (_, query) => {
    const resumeToken = seenBefore(watchQuery(query));
    await fixture.commit(set('c/a', { n: 7 }), deletion('c/b'));
    const listener = fixture.listen();
    const shown = query === firstTwo ? 2 : 3;
    listener.addQuery(2, query, { resumeToken, expectedCount: { value: shown } });
    const messages = [...listener.messages];
    const updates = listener.updates();
    expect(updates).toContain('change c/a [2]');
    expect(updates).toContain('filter 2: 2');
    expect(updates.filter((update) => update.startsWith('delete'))).toEqual([]);
    const filter = messages.find((message) => message.filter)?.filter?.unchangedNames;
    expect(filter).toEqual(bloomFilter(query === firstTwo ? [] : [nameOf('c/c')]));
  });
});

describe('a target that cannot be resumed', () => {
  const all = ['change c/a [2]', 'change c/b [2]', 'change c/c [2]', 'CURRENT [2]', 'NO_CHANGE []'];

  it.each([
    ['a token of another server', Buffer.from('elsewhere')],
    ['a token from before this server', Buffer.alloc(8)],
    ['a token from the future', Buffer.from('0fffffffffffffff', 'hex')],
  ])('is reset and sent in full: %s', (_, resumeToken) => {
    const listener = fixture.listen();
    listener.addQuery(2, everything, { resumeToken });
    expect(listener.updates()).toEqual(['ADD [2]', 'RESET [2]', ...all]);
  });

  it('is reset after an hour', async () => {
    const resumeToken = seenBefore(watchQuery(everything));
    seconds += 10;
    await fixture.commit(set('c/z', {}));
    await fixture.commit(deletion('c/z'));
    seconds += 3_700;
    await fixture.commit(set('c/c', { n: 4 }));
    const listener = fixture.listen();
    listener.addQuery(2, everything, { resumeToken });
    expect(listener.updates().slice(0, 2)).toEqual(['ADD [2]', 'RESET [2]']);
  });
});
