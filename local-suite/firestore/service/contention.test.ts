import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { double, fieldsOf } from '../model/testing/values.ts';
import type { Plain } from '../model/testing/values.ts';
import type { Fields, Value, Write } from '../messages.ts';
import { RpcError } from '../rpc-error.ts';
import { ADMIN, CoreFixture, DATABASE, nameOf, ROOT, set } from './testing/core-fixture.ts';

/** The time between an actor's steps, controlled by the test. */
type Pause = () => Promise<unknown>;

const parseNumber = (fields: Fields | undefined, name: string) => {
  const value: Value | undefined = fields?.[name];
  return value && 'integerValue' in value ? Number(value.integerValue) : 0;
};

/** Returns the writes of a transaction, given what it has read. */
type Body = (read: (Fields | undefined)[]) => Write[];

interface Actor {
  fixture: CoreFixture;
  reads: string[];
  body: Body;
  pause: Pause;
}

/** Runs a transaction like the Admin SDK, with retries after an abort. */
async function transact(actor: Actor): Promise<number> {
  let retryTransaction: Buffer | undefined;
  for (let attempt = 1; ; attempt++) {
    const options = { readWrite: retryTransaction ? { retryTransaction } : {} };
    try {
      retryTransaction = await attemptOnce(actor, options, (id) => (retryTransaction = id));
      return attempt;
    } catch (error) {
      if (!(error instanceof RpcError) || error.status !== 'ABORTED') throw error;
      await actor.pause();
    }
  }
}

async function attemptOnce(
  { fixture, reads, body, pause }: Actor,
  newTransaction: { readWrite: { retryTransaction?: Buffer } },
  began: (id: Buffer) => void,
) {
  await pause();
  const answers = await fixture.service.batchGetDocuments(ADMIN, {
    database: DATABASE,
    documents: reads.map(nameOf),
    newTransaction,
  });
  const transaction = answers[0]?.transaction ?? Buffer.alloc(0);
  began(transaction);
  await pause();
  const writes = body(answers.map(({ found }) => found?.fields));
  await fixture.service.commit(ADMIN, { database: DATABASE, transaction, writes });
  return transaction;
}

const increment: Body = ([counter]) => [set('c/counter', { n: parseNumber(counter, 'n') + 1 })];
const tick: Pause = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

describe('contended transactions', () => {
  it('lose none of 100 increments and need one attempt each', async () => {
    // Real timers would make some transactions time out on a busy machine.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const fixture = new CoreFixture();
    const actor = { fixture, reads: ['c/counter'], body: increment, pause: tick };
    const attempts = await Promise.all(Array.from({ length: 100 }, () => transact(actor)));
    expect(await fixture.fields('c/counter')).toEqual(fieldsOf({ n: 100 }));
    expect(Math.max(...attempts)).toBe(1);
  });

  it('sell exactly 10 of 10 to 200 buyers', async () => {
    const fixture = new CoreFixture();
    await fixture.write({ 'stock/saree': { left: 10 } });
    const buyer = (id: number): Actor => ({
      fixture,
      reads: ['stock/saree', `orders/${id}`],
      pause: tick,
      body: ([stock]) => {
        const left = parseNumber(stock, 'left');
        if (left === 0) return [];
        return [set('stock/saree', { left: left - 1 }), set(`orders/${id}`, { paid: true })];
      },
    });
    await Promise.all(Array.from({ length: 200 }, (_, id) => transact(buyer(id))));
    expect(await fixture.fields('stock/saree')).toEqual(fieldsOf({ left: 0 }));
    expect(await fixture.query({ from: [{ collectionId: 'orders' }] })).toHaveLength(10);
  });

  it('lose no increment among plain writes and array changes on the same document', async () => {
    const fixture = new CoreFixture();
    const actor = { fixture, reads: ['c/counter'], body: mergedIncrement, pause: tick };
    const plain = (i: number) => fixture.commit(arrayUnion('c/counter', i));
    const work = Array.from({ length: 40 }, (_, i) => (i % 2 ? transact(actor) : plain(i)));
    await Promise.all(work);
    const fields = await fixture.fields('c/counter');
    expect(parseNumber(fields, 'n')).toBe(20);
    expect(fields?.seen).toHaveProperty('arrayValue.values.length', 20);
  });

  it('allow no phantom: only one of 20 bookings succeeds', async () => {
    const fixture = new CoreFixture();
    const book = async (id: number): Promise<void> => {
      try {
        const [first, ...rest] = await fixture.service.runQuery(ADMIN, {
          parent: ROOT,
          structuredQuery: { from: [{ collectionId: 'bookings' }] },
          newTransaction: { readWrite: {} },
        });
        await tick();
        const transaction = first?.transaction ?? Buffer.alloc(0);
        const writes = rest.length === 0 ? [set(`bookings/${id}`, {})] : [];
        await fixture.service.commit(ADMIN, { database: DATABASE, transaction, writes });
      } catch (error) {
        if (!(error instanceof RpcError) || error.status !== 'ABORTED') throw error;
        await book(id);
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, id) => book(id)));
    expect(await fixture.query({ from: [{ collectionId: 'bookings' }] })).toHaveLength(1);
  });
});

const mergedIncrement: Body = ([counter]) => [
  set('c/counter', { n: parseNumber(counter, 'n') + 1 }, { updateMask: { fieldPaths: ['n'] } }),
];

const arrayUnion = (path: string, element: Plain): Write => ({
  transform: {
    document: nameOf(path),
    fieldTransforms: [
      {
        fieldPath: 'seen',
        appendMissingElements: { values: Object.values(fieldsOf({ element })) },
      },
    ],
  },
});

describe('transfers between accounts, in any interleaving', () => {
  const account = fc.integer({ min: 0, max: 3 });
  const transfer = fc
    .record({ from: account, to: account, amount: fc.integer({ min: 1, max: 5 }) })
    .filter(({ from, to }) => from !== to);

  /** Each transfer appends to a log, in which the amounts add up only if transfers are serializable. */
  it('keep the sum and lose none', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(transfer, { minLength: 2, maxLength: 8 }),
        async (scheduler, transfers) => {
          const fixture = new CoreFixture();
          const paths = [0, 1, 2, 3].map((id) => `accounts/${id}`);
          await fixture.commit(...paths.map((path) => set(path, { n: 100 })));
          const pause: Pause = () => scheduler.schedule(Promise.resolve());
          const actors = transfers.map(({ from, to, amount }) => {
            const reads = [`accounts/${from}`, `accounts/${to}`];
            const body: Body = ([source, target]) => [
              set(`accounts/${from}`, { n: parseNumber(source, 'n') - amount }),
              set(`accounts/${to}`, { n: parseNumber(target, 'n') + amount }),
            ];
            return transact({ fixture, reads, body, pause });
          });
          await scheduler.waitFor(Promise.all(actors));
          const expected = [0, 1, 2, 3].map((id) => {
            const net = transfers.map(({ from, to, amount }) => {
              return (to === id ? amount : 0) - (from === id ? amount : 0);
            });
            return net.reduce((sum, change) => sum + change, 100);
          });
          const final = await Promise.all(paths.map((path) => fixture.fields(path)));
          expect(final.map((fields) => parseNumber(fields, 'n'))).toEqual(expected);
          fixture.control.close();
        },
      ),
      { numRuns: 150 },
    );
  });
});

it('repeats reads in a transaction, whatever others write', async () => {
  const fixture = new CoreFixture();
  await fixture.write({ 'c/a': { n: double(1) }, 'c/b': { n: 1 } });
  const { transaction } = await fixture.service.beginTransaction(ADMIN, { database: DATABASE });
  const read = () => fixture.service.getDocument(ADMIN, { name: nameOf('c/a'), transaction });
  const before = await read();
  const writing = fixture.commit(set('c/a', { n: 2 }));
  expect(await read()).toEqual(before);
  await fixture.service.rollback(ADMIN, { database: DATABASE, transaction });
  await writing;
});
