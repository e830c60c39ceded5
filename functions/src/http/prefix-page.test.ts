import { expect, test } from 'vitest';

import type { DocumentReference, DocumentSnapshot, Query } from '../platform/firestore.ts';
import { readPrefixPage } from './prefix-page.ts';

interface Person {
  id: string;
  name: string;
  email: string;
}

const snapshotOf = (person: Person | undefined) =>
  ({
    id: person?.id,
    exists: person !== undefined,
    get: (field: keyof Person) => person?.[field],
  }) as unknown as DocumentSnapshot;

function peopleQuery(people: readonly Person[]): Query {
  const chain = (shown: readonly Person[], by: keyof Person): object => ({
    orderBy: (field: keyof Person) =>
      chain(
        people.toSorted((one, two) => (one[field] + one.id < two[field] + two.id ? -1 : 1)),
        field,
      ),
    startAt: (text: string) =>
      chain(
        shown.filter((person) => person[by] >= text),
        by,
      ),
    startAfter: ({ id }: DocumentSnapshot) =>
      chain(shown.slice(shown.findIndex((person) => person.id === id) + 1), by),
    endAt: (text: string) =>
      chain(
        shown.filter((person) => person[by] <= text),
        by,
      ),
    limit: (most: number) => chain(shown.slice(0, most), by),
    get: () => Promise.resolve({ size: shown.length, docs: shown.map(snapshotOf) }),
  });
  return chain(people, 'id') as Query;
}

const refTo = (people: readonly Person[]) => (id: string) =>
  ({
    get: () => Promise.resolve(snapshotOf(people.find((person) => person.id === id))),
  }) as unknown as DocumentReference;

async function everyone(people: readonly Person[], search: string, size: number) {
  const pages: string[][] = [];
  let cursor: string | null = '';
  while (cursor !== null && pages.length < 200) {
    const page: Awaited<ReturnType<typeof pageAt>> = await pageAt(people, search, size, cursor);
    pages.push(page.rows);
    cursor = page.nextCursor;
  }
  return pages;
}

function pageAt(people: readonly Person[], search: string, size: number, cursor: string) {
  return readPrefixPage({
    all: peopleQuery(people),
    prefixes: [
      { field: 'name', text: search },
      { field: 'email', text: search },
    ],
    cursor,
    size,
    documentRef: refTo(people),
    rowOf: ({ id }) => id,
  });
}

/** Forty match by name and address, thirty by name only, thirty by address only, the rest not. */
const TOWN: Person[] = Array.from({ length: 120 }, (_, place) => {
  const name = place < 70 ? `asha ${place % 7}` : `ravi ${place}`;
  const email = place < 40 || (place >= 70 && place < 100) ? `asha${place}@x` : `x${place}@x`;
  return { id: `p${place}`, name, email };
});

test.each([1, 3, 25, 39, 40, 70, 100, 200])(
  'returns each of a hundred matches once, %i a page',
  async (size) => {
    const pages = await everyone(TOWN, 'asha', size);
    const ids = pages.flat();
    expect(ids).toHaveLength(100);
    expect(new Set(ids).size).toBe(100);
    expect(ids.slice(0, 70).every((id) => Number(id.slice(1)) < 70)).toBe(true);
    for (const page of pages.slice(0, -1)) expect(page).toHaveLength(size);
  },
);

test('returns one empty page without matches or remaining results', async () => {
  expect(await everyone(TOWN, 'zari', 25)).toEqual([[]]);
  expect(await everyone(TOWN, '', 25)).toEqual([[]]);
});

test.each(['7:0123456789ab:p1', 'p1', '0:0123456789ab:gone', '0:0123456789ab:p1', '1:'])(
  'rejects the cursor %j',
  async (cursor) => {
    await expect(pageAt(TOWN, 'asha', 25, cursor)).rejects.toMatchObject({
      status: 400,
      message: 'This list has changed. Please load it again.',
    });
  },
);

test.each([
  ['behind them', 'Zara'],
  ['before them', 'Aaron'],
  ['further down among them', 'Astha'],
])(
  'reports a change when the last result is renamed to stand %s, so none is skipped',
  async (_, renamed) => {
    const people = ['Abdul', 'Asha', 'Ashok', 'Asma'].map((name) => ({
      id: name.toLowerCase(),
      name,
      email: `${name}@mail.example`,
    }));
    const first = await pageAt(people, 'As', 1, '');
    expect(first.rows).toEqual(['asha']);
    const since = people.map((one) => (one.id === 'asha' ? { ...one, name: renamed } : one));
    await expect(pageAt(since, 'As', 1, first.nextCursor ?? '')).rejects.toMatchObject({
      status: 400,
      message: 'This list has changed. Please load it again.',
    });
    expect((await everyone(since, 'As', 1)).flat()).toContain('ashok');
  },
);
