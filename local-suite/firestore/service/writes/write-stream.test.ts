import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Write, WriteResponse } from '../../messages.ts';
import { fieldsOf } from '../../model/testing/values.ts';
import type { RpcError } from '../../rpc-error.ts';
import type { ServerStream } from '../../service-contract.ts';
import type { WriteRequest } from '../../messages.ts';
import { ADMIN, CoreFixture, DATABASE, set } from '../testing/core-fixture.ts';

let fixture: CoreFixture;
let answers: WriteResponse[];
let errors: RpcError[];
let stream: ServerStream<WriteRequest>;

beforeEach(() => {
  fixture = new CoreFixture();
  answers = [];
  errors = [];
  stream = fixture.service.write(ADMIN, {
    send: (answer) => answers.push(answer),
    fail: (error) => errors.push(error),
  });
});

const shakeHands = () => {
  stream.receive({ database: DATABASE });
};
const send = (...writes: Write[]) => {
  stream.receive({ writes });
};
const answered = (count: number) => vi.waitUntil(() => answers.length >= count, { interval: 1 });
const failed = () => vi.waitUntil(() => errors.length > 0, { interval: 1 });

const mustExist = { currentDocument: { exists: true } };

describe('a write stream', () => {
  it('starts with a handshake, then commits batches in order', async () => {
    shakeHands();
    for (const n of [1, 2, 3]) send(set('c/a', { n }), set(`c/${n}`, {}));
    await answered(4);
    expect(answers[0]?.streamId).toBeTruthy();
    expect(answers.slice(1).map(({ writeResults }) => writeResults?.length)).toEqual([2, 2, 2]);
    expect(answers[3]?.writeResults?.[0]?.updateTime).toEqual(answers[3]?.commitTime);
    expect(new Set(answers.map(({ streamToken }) => streamToken?.toString())).size).toBe(4);
    expect(await fixture.fields('c/a')).toEqual(fieldsOf({ n: 3 }));
  });

  it('ends with the status of a failed batch and drops the ones after it', async () => {
    shakeHands();
    send(set('c/a', { n: 1 }));
    send(set('c/missing', {}, mustExist));
    send(set('c/a', { n: 2 }));
    await failed();
    expect(errors.map(({ status }) => status)).toEqual(['NOT_FOUND']);
    send(set('c/a', { n: 3 }));
    await fixture.commit();
    expect(answers).toHaveLength(2);
    expect(await fixture.fields('c/a')).toEqual(fieldsOf({ n: 1 }));
  });

  it('keeps its order when a batch waits for a transaction', async () => {
    await fixture.write({ 'c/a': { n: 0 } });
    const [read] = await fixture.service.runQuery(ADMIN, {
      parent: `${DATABASE}/documents`,
      structuredQuery: { from: [{ collectionId: 'c' }] },
      newTransaction: { readWrite: {} },
    });
    shakeHands();
    send(set('c/a', { n: 1 }));
    send(set('d/a', { n: 2 }));
    await answered(1);
    expect(await fixture.fields('d/a')).toBeUndefined();
    const transaction = read?.transaction ?? Buffer.alloc(0);
    await fixture.service.rollback(ADMIN, { database: DATABASE, transaction });
    await answered(3);
    expect(await fixture.fields('d/a')).toEqual(fieldsOf({ n: 2 }));
  });

  it('answers a message without writes with a token', async () => {
    shakeHands();
    send();
    await answered(2);
    expect(answers[1]).toEqual({ streamToken: expect.any(Buffer) });
  });

  it.each([
    ['with writes in its first message', { database: DATABASE, writes: [set('c/a', {})] }],
    ['without a database', {}],
  ])('fails %s', async (_, message) => {
    stream.receive(message);
    await failed();
    expect(errors[0]?.status).toBe('INVALID_ARGUMENT');
  });

  it('sends nothing after it is closed', async () => {
    shakeHands();
    await answered(1);
    send(set('c/a', {}));
    stream.close();
    send(set('c/b', {}));
    await fixture.commit();
    expect(answers).toHaveLength(1);
    expect(await fixture.fields('c/b')).toBeUndefined();
  });
});
