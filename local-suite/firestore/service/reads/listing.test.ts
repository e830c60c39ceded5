import { beforeEach, describe, expect, it } from 'vitest';

import { ADMIN, CoreFixture, nameOf, pathOf, ROOT, GUEST } from '../testing/core-fixture.ts';

let fixture: CoreFixture;

beforeEach(() => {
  fixture = new CoreFixture();
});

type ListRequest = Parameters<CoreFixture['service']['listDocuments']>[1];

/** Returns the paths of each page. */
async function pages(request: Partial<ListRequest>, between?: () => Promise<unknown>) {
  const found: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await fixture.service.listDocuments(ADMIN, {
      parent: ROOT,
      collectionId: 'c',
      ...request,
      ...(pageToken ? { pageToken } : {}),
    });
    found.push(page.documents.map(({ name }) => pathOf(name)).join(' '));
    pageToken = page.nextPageToken;
    await between?.();
  } while (pageToken);
  return found;
}

describe('list documents', () => {
  beforeEach(async () => {
    await fixture.write({
      'c/a': { n: 3 },
      'c/b': { n: 1 },
      'c/c': { n: 2 },
      'c/d': {},
      'e/f': {},
    });
  });

  it('returns pages by name', async () => {
    expect(await pages({ pageSize: 3 })).toEqual(['c/a c/b c/c', 'c/d']);
    expect(await pages({ pageSize: 4 })).toEqual(['c/a c/b c/c c/d']);
  });

  it('continues after a page whose last document was deleted', async () => {
    const remove = () => fixture.service.deleteDocument(ADMIN, { name: nameOf('c/b') });
    expect(await pages({ pageSize: 2 }, remove)).toEqual(['c/a c/b', 'c/c c/d']);
  });

  it('returns pages by a field, all of one state', async () => {
    expect(await pages({ pageSize: 2, orderBy: 'n desc' })).toEqual(['c/a c/c', 'c/b']);
    const remove = () => fixture.service.deleteDocument(ADMIN, { name: nameOf('c/a') });
    expect(await pages({ pageSize: 1, orderBy: 'n' }, remove)).toEqual(['c/b', 'c/c', 'c/a']);
  });

  it('returns twenty per page by default', async () => {
    await fixture.write(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`c/x${i}`, {}])));
    const [first, second] = await pages({});
    expect([first, second].map((page) => page?.split(' ').length)).toEqual([20, 4]);
  });

  it('returns the fields in the mask', async () => {
    const mask = { fieldPaths: ['x'] };
    const list = await fixture.service.listDocuments(ADMIN, {
      parent: ROOT,
      collectionId: 'c',
      mask,
    });
    expect(list.documents.map(({ fields }) => fields)).toEqual([{}, {}, {}, {}]);
  });

  it('lists every collection below the parent without a collection id', async () => {
    expect(await pages({ collectionId: '' })).toEqual(['c/a c/b c/c c/d e/f']);
  });

  it('returns missing documents with subcollections on request', async () => {
    await fixture.write({ 'c/aa/sub/1': {}, 'c/z/sub/1/sub/2': {}, 'c/a/sub/1': {} });
    expect(await pages({ pageSize: 3 })).toEqual(['c/a c/b c/c', 'c/d']);
    expect(await pages({ pageSize: 3, showMissing: true })).toEqual([
      'c/a c/aa c/b',
      'c/c c/d c/z',
    ]);
    const { documents } = await fixture.service.listDocuments(ADMIN, {
      parent: ROOT,
      collectionId: 'c',
      showMissing: true,
    });
    expect(documents[1]).toEqual({ name: nameOf('c/aa') });
  });

  it('continues after a missing document that is gone by then', async () => {
    await fixture.write({ 'c/aa/sub/1': {} });
    const remove = () => fixture.service.deleteDocument(ADMIN, { name: nameOf('c/aa/sub/1') });
    const missing = { pageSize: 2, showMissing: true };
    expect(await pages(missing, remove)).toEqual(['c/a c/aa', 'c/b c/c', 'c/d']);
    await fixture.write({ 'c/e': {} });
    const last = () =>
      Promise.all(
        ['d', 'e'].map((id) => fixture.service.deleteDocument(ADMIN, { name: nameOf(`c/${id}`) })),
      );
    expect(await pages({ ...missing, pageSize: 4 }, last)).toEqual(['c/a c/b c/c c/d', '']);
  });

  it('returns missing documents of a past state', async () => {
    await fixture.write({ 'c/aa/sub/1': {} });
    const { commitTime } = await fixture.commit();
    await fixture.service.deleteDocument(ADMIN, { name: nameOf('c/aa/sub/1') });
    expect(await pages({ showMissing: true, readTime: commitTime })).toEqual([
      'c/a c/aa c/b c/c c/d',
    ]);
    expect(await pages({ showMissing: true })).toEqual(['c/a c/b c/c c/d']);
  });

  it.each<[string, Partial<ListRequest>]>([
    ['a negative page size', { pageSize: -1 }],
    ['missing documents by a field', { showMissing: true, orderBy: 'n' }],
    ['missing documents of no collection', { showMissing: true, collectionId: '' }],
    ['an invalid order', { orderBy: 'n sideways' }],
    ['a made-up token', { pageToken: '!' }],
    [
      'a token that is not a name',
      { pageToken: Buffer.from('x').toString('base64url'), showMissing: true },
    ],
    [
      'a token of another list',
      { pageToken: Buffer.from('x').toString('base64url'), orderBy: 'n' },
    ],
  ])('rejects %s', async (_, request) => {
    const list = fixture.service.listDocuments(ADMIN, {
      parent: ROOT,
      collectionId: 'c',
      ...request,
    });
    await expect(list).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });
});

describe('list collection ids', () => {
  beforeEach(async () => {
    await fixture.write({
      'b/1': {},
      'a/1': {},
      'a/1/y/1': {},
      'a/1/x/1/deep/1': {},
      'c/9/only/1': {},
    });
  });

  const ids = async (path = '', page = {}) =>
    fixture.service.listCollectionIds(ADMIN, { parent: path ? nameOf(path) : ROOT, ...page });

  it('returns collections with documents in or below them, in order', async () => {
    expect(await ids()).toEqual({ collectionIds: ['a', 'b', 'c'] });
    expect(await ids('a/1')).toEqual({ collectionIds: ['x', 'y'] });
    expect(await ids('c/9')).toEqual({ collectionIds: ['only'] });
    expect(await ids('b/1')).toEqual({ collectionIds: [] });
  });

  it('returns pages', async () => {
    const first = await ids('', { pageSize: 2 });
    expect(first.collectionIds).toEqual(['a', 'b']);
    const rest = await ids('', { pageSize: 2, pageToken: first.nextPageToken });
    expect(rest).toEqual({ collectionIds: ['c'] });
  });

  it('is reserved for the Admin SDK once there are rules', async () => {
    const list = () => fixture.service.listCollectionIds(GUEST, { parent: ROOT });
    await expect(list()).resolves.toMatchObject({ collectionIds: ['a', 'b', 'c'] });
    const allowAll = {
      checkGet: () => undefined,
      checkList: () => undefined,
      checkWrites: () => undefined,
    };
    fixture.control.setPolicy(allowAll);
    await expect(list()).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  });
});
