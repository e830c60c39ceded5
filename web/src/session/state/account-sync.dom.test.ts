import { array, object, string } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { create } from 'zustand';

import type { UserProfile } from '@kargha/domain/people/user-schema';
import { storedReader } from '#lib/documents/stored-reader.ts';

import { syncWithAccount } from './account-sync.ts';
import { publishProfile } from './session-store.ts';

const account = vi.hoisted(() => ({
  ids: [] as string[],
  isReachable: true,
  reads: 0,
  answer: undefined as Promise<void> | undefined,
}));

vi.mock('../data/private-documents.ts', () => ({
  async readPrivateDocument() {
    account.reads += 1;
    await account.answer;
    if (!account.isReachable) throw new Error('offline');
    return { ids: account.ids };
  },
  writePrivateDocument: (_uid: string, _name: string, { ids }: { ids: string[] }) => {
    account.ids = ids;
    return Promise.resolve();
  },
}));

const readIds = storedReader('list', object({ ids: array(string()) }));

interface TestList {
  ids: readonly string[];
}

const useTestList = create<TestList>()(() => ({ ids: [] }));
const currentIds = () => useTestList.getState().ids;
const put = (id: string) => useTestList.setState(({ ids }) => ({ ids: [...ids, id] }));

let stop: () => void = () => undefined;

function openPage() {
  stop();
  stop = syncWithAccount<TestList>({
    document: 'wishlist',
    empty: { ids: [] },
    read: (stored) => ({ ids: readIds(stored)?.ids ?? [] }),
    merge: (mine, theirs) => ({ ids: [...new Set([...mine.ids, ...theirs.ids])] }),
    current: () => useTestList.getState(),
    replace: (list) => useTestList.setState(list),
    onChange: (notify) => useTestList.subscribe(notify),
  });
}

async function phoneHasMore() {
  account.ids = ['saree'];
  openPage();
  await expect.poll(currentIds).toEqual(['saree']);
  stop();
  account.ids = ['saree', 'from the phone'];
}

beforeEach(async () => {
  Object.assign(account, { isReachable: true, reads: 0, answer: undefined });
  publishProfile({ uid: 'asha' } as UserProfile);
  await phoneHasMore();
});

afterEach(() => {
  publishProfile(undefined);
  openPage();
  stop();
  useTestList.setState({ ids: [] });
  localStorage.clear();
});

const EVERYTHING = ['saree', 'from the phone', 'mat'];

test('merges a change after a failed read without losing anything', async () => {
  account.isReachable = false;
  openPage();
  await expect.poll(() => account.reads).toBe(2);
  account.isReachable = true;
  put('mat');
  await expect.poll(() => account.ids).toEqual(EVERYTHING);
  expect(currentIds()).toEqual(EVERYTHING);
});

test('a change during the read waits for it', async () => {
  let arrive: () => void = () => undefined;
  account.answer = new Promise((resolve) => {
    arrive = resolve;
  });
  vi.useFakeTimers();
  openPage();
  put('mat');
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(account.ids).toEqual(['saree', 'from the phone']);
  arrive();
  await expect.poll(() => account.ids).toEqual(EVERYTHING);
  expect(account.reads).toBe(2);
});

test('merges items added before the session was known', async () => {
  put('mat');
  openPage();
  await expect.poll(() => account.ids).toEqual(EVERYTHING);
  expect(currentIds()).toEqual(EVERYTHING);
});
