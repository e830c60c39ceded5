import { beforeEach, describe, expect, it } from 'vitest';

import { fieldsOf } from '../../model/testing/values.ts';
import { RPC_CODES } from '../../rpc-error.ts';
import {
  ADMIN,
  CoreFixture,
  DATABASE,
  deletion,
  nameOf,
  ROOT,
  set,
} from '../testing/core-fixture.ts';

let fixture: CoreFixture;

beforeEach(() => {
  fixture = new CoreFixture();
});

describe('create document', () => {
  const create = (documentId?: string) =>
    fixture.service.createDocument(ADMIN, {
      parent: ROOT,
      collectionId: 'sarees',
      document: { fields: fieldsOf({ price: 1 }) },
      ...(documentId === undefined ? {} : { documentId }),
    });

  it('stores it under its id and returns it', async () => {
    const document = await create('a');
    expect(document).toMatchObject({ name: nameOf('sarees/a'), fields: fieldsOf({ price: 1 }) });
    expect(await fixture.fields('sarees/a')).toEqual(fieldsOf({ price: 1 }));
  });

  it('generates an id of twenty letters and digits', async () => {
    for (const document of [await create(), await create('')]) {
      expect(document.name).toMatch(/\/sarees\/[A-Za-z0-9]{20}$/);
    }
  });

  it('rejects an id that exists, is reserved or is a path', async () => {
    await create('a');
    await expect(create('a')).rejects.toMatchObject({ status: 'ALREADY_EXISTS' });
    await expect(create('__x__')).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
    await expect(create('a/b')).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });
});

describe('update and delete document', () => {
  it('creates it, changes the fields in the mask, and returns it with another mask', async () => {
    const document = { name: nameOf('sarees/a'), fields: fieldsOf({ price: 1, dye: 'indigo' }) };
    await fixture.service.updateDocument(ADMIN, { document });
    const updated = await fixture.service.updateDocument(ADMIN, {
      document: { ...document, fields: fieldsOf({ price: 2, dye: 'madder' }) },
      updateMask: { fieldPaths: ['price'] },
      mask: { fieldPaths: ['dye'] },
    });
    expect(updated.fields).toEqual(fieldsOf({ dye: 'indigo' }));
    expect(await fixture.fields('sarees/a')).toEqual(fieldsOf({ price: 2, dye: 'indigo' }));
  });

  it('returns a document that the update leaves unchanged', async () => {
    const document = { name: nameOf('sarees/a'), fields: fieldsOf({ price: 1 }) };
    const first = await fixture.service.updateDocument(ADMIN, { document });
    expect(await fixture.service.updateDocument(ADMIN, { document })).toEqual(first);
  });

  it('respects the precondition', async () => {
    const currentDocument = { exists: true };
    const document = { name: nameOf('sarees/a') };
    const update = fixture.service.updateDocument(ADMIN, { document, currentDocument });
    await expect(update).rejects.toMatchObject({ status: 'NOT_FOUND' });
    const deleted = fixture.service.deleteDocument(ADMIN, { name: document.name, currentDocument });
    await expect(deleted).rejects.toMatchObject({ status: 'NOT_FOUND' });
  });

  it('deletes, and ignores a missing document', async () => {
    await fixture.write({ 'sarees/a': { price: 1 } });
    await fixture.service.deleteDocument(ADMIN, { name: nameOf('sarees/a') });
    await fixture.service.deleteDocument(ADMIN, { name: nameOf('sarees/a') });
    expect(await fixture.fields('sarees/a')).toBeUndefined();
  });
});

describe('a commit', () => {
  it('returns a result per write and a commit time that reads can use', async () => {
    const { commitTime, writeResults } = await fixture.commit(
      set('c/a', { n: 1 }),
      deletion('c/b'),
    );
    expect(writeResults).toEqual([{ updateTime: commitTime }, {}]);
    const [answer] = await fixture.service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: [nameOf('c/a')],
      readTime: commitTime,
    });
    expect(answer?.found?.updateTime).toEqual(commitTime);
  });

  it('applies all writes or none', async () => {
    const failing = fixture.commit(
      set('c/a', { n: 1 }),
      set('c/b', {}, { currentDocument: { exists: true } }),
    );
    await expect(failing).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect(await fixture.fields('c/a')).toBeUndefined();
  });

  it('accepts more than 500 writes', async () => {
    const writes = Array.from({ length: 600 }, (_, i) => set(`c/${i}`, { i }));
    await fixture.commit(...writes);
    expect(await fixture.query({ from: [{ collectionId: 'c' }] })).toHaveLength(600);
  });

  it('notifies observers afterwards and in order, without writes that change nothing', async () => {
    const seen: string[] = [];
    const stop = fixture.control.onCommit(({ changes }) => {
      for (const { name, before, after } of changes) {
        seen.push(`${name.at(-1) ?? ''} ${before ? 'was' : 'new'} ${after ? 'is' : 'gone'}`);
      }
    });
    await fixture.commit(set('c/a', { n: 1 }), set('c/b', { n: 1 }));
    await fixture.commit(set('c/a', { n: 1 }), set('c/b', { n: 2 }), deletion('c/x'));
    await fixture.commit(set('c/a', { n: 1 }));
    await fixture.commit(deletion('c/a'));
    expect(seen).toEqual(['a new is', 'b new is', 'b was is', 'a was gone']);
    stop();
    await fixture.commit(deletion('c/b'));
    expect(seen).toHaveLength(4);
  });

  it('can be made by an observer, and is reported after the commit that caused it', async () => {
    const seen: string[] = [];
    const answered = new Promise<void>((resolve) => {
      fixture.control.onCommit(({ changes: [change] }) => {
        seen.push(change?.name.at(-1) ?? '');
        if (seen.length === 2) resolve();
        else void fixture.commit(set('c/b', {}));
      });
    });
    await fixture.commit(set('c/a', {}));
    await answered;
    expect(seen).toEqual(['a', 'b']);
  });
});

describe('a batch write', () => {
  const batch = (...writes: ReturnType<typeof set>[]) =>
    fixture.service.batchWrite(ADMIN, { database: DATABASE, writes });

  it('applies each write separately and reports each result', async () => {
    await fixture.write({ 'c/b': {} });
    const { status, writeResults } = await batch(
      set('c/a', { n: 1 }),
      set('c/b', {}, { currentDocument: { exists: false } }),
      set('c/c', { list: [[1]] }),
      deletion('c/d'),
    );
    expect(status.map(({ code }) => code)).toEqual([
      0,
      RPC_CODES.ALREADY_EXISTS,
      RPC_CODES.INVALID_ARGUMENT,
      0,
    ]);
    expect(writeResults).toHaveLength(4);
    expect(await fixture.fields('c/a')).toEqual(fieldsOf({ n: 1 }));
  });

  it('rejects two writes to the same document', async () => {
    await expect(batch(set('c/a', {}), deletion('c/a'))).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
  });
});
