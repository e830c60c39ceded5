import { beforeEach, describe, expect, it } from 'vitest';

import { fieldsOf } from '../../model/testing/values.ts';
import { ADMIN, CoreFixture, DATABASE, nameOf, ROOT, set } from '../testing/core-fixture.ts';

let fixture: CoreFixture;

beforeEach(async () => {
  fixture = new CoreFixture();
  await fixture.write({
    'sarees/a': { price: 1, dye: { name: 'indigo' } },
    'sarees/b': { price: 2 },
  });
});

describe('get document', () => {
  it('returns it with its times', async () => {
    const document = await fixture.service.getDocument(ADMIN, { name: nameOf('sarees/a') });
    expect(document.fields).toEqual(fieldsOf({ price: 1, dye: { name: 'indigo' } }));
    expect(document.createTime).toEqual(document.updateTime);
  });

  it('returns the fields in the mask', async () => {
    const mask = { fieldPaths: ['dye.name', 'gone'] };
    const document = await fixture.service.getDocument(ADMIN, { name: nameOf('sarees/a'), mask });
    expect(document.fields).toEqual(fieldsOf({ dye: { name: 'indigo' } }));
  });

  it('reports a missing document', async () => {
    const name = nameOf('sarees/x');
    await expect(fixture.service.getDocument(ADMIN, { name })).rejects.toMatchObject({
      status: 'NOT_FOUND',
      message: `Document "${name}" not found.`,
    });
  });

  it('returns it at a past time', async () => {
    const { updateTime } = await fixture.service.getDocument(ADMIN, { name: nameOf('sarees/a') });
    await fixture.commit(set('sarees/a', { price: 9 }));
    const selector = updateTime ? { readTime: updateTime } : {};
    const old = await fixture.service.getDocument(ADMIN, { name: nameOf('sarees/a'), ...selector });
    expect(old.fields?.price).toEqual(fieldsOf({ price: 1 }).price);
  });

  it.each([
    ['in the future', { seconds: '99999999999' }, 'INVALID_ARGUMENT'],
    ['long past', { seconds: '1' }, 'FAILED_PRECONDITION'],
  ])('rejects a time %s', async (_, readTime, status) => {
    const read = fixture.service.getDocument(ADMIN, { name: nameOf('sarees/a'), readTime });
    await expect(read).rejects.toMatchObject({ status });
  });
});

describe('batch get documents', () => {
  const get = (documents: string[], more = {}) =>
    fixture.service.batchGetDocuments(ADMIN, {
      database: DATABASE,
      documents: documents.map(nameOf),
      ...more,
    });

  it('answers each name once, found or missing, with one read time', async () => {
    const answers = await get(['sarees/b', 'sarees/x', 'sarees/a', 'sarees/b']);
    expect(answers.map(({ found, missing }) => found?.name ?? missing)).toEqual(
      ['sarees/b', 'sarees/x', 'sarees/a'].map(nameOf),
    );
    expect(new Set(answers.map(({ readTime }) => JSON.stringify(readTime))).size).toBe(1);
  });

  it('returns a new transaction in the first response only, also without names', async () => {
    const answers = await get(['sarees/a', 'sarees/b'], { newTransaction: { readOnly: {} } });
    expect(answers.map(({ transaction }) => transaction !== undefined)).toEqual([true, false]);
    const [empty, ...rest] = await get([], { newTransaction: { readOnly: {} } });
    expect(empty?.transaction).toBeInstanceOf(Buffer);
    expect(rest).toEqual([]);
  });

  it('rejects documents of another database and two selectors at once', async () => {
    const elsewhere = fixture.service.batchGetDocuments(ADMIN, {
      database: 'projects/demo-loom/databases/other',
      documents: [nameOf('sarees/a')],
    });
    await expect(elsewhere).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
    const both = get(['sarees/a'], { newTransaction: {}, readTime: { seconds: '1' } });
    await expect(both).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });
});

describe('run query', () => {
  const run = (more = {}) =>
    fixture.service.runQuery(ADMIN, {
      parent: ROOT,
      structuredQuery: { from: [{ collectionId: 'sarees' }] },
      ...more,
    });

  it('returns one message per document', async () => {
    const answers = await run();
    expect(answers.map(({ document }) => document?.name)).toEqual(
      ['sarees/a', 'sarees/b'].map(nameOf),
    );
  });

  it('returns one message with a read time when nothing is found', async () => {
    const answers = await run({ structuredQuery: { from: [{ collectionId: 'none' }] } });
    expect(answers).toEqual([{ readTime: expect.anything() }]);
  });

  it('returns a new transaction before the documents, or in the only message', async () => {
    const newTransaction = { readOnly: {} };
    const [first, second] = await run({ newTransaction });
    expect(first).toEqual({ transaction: expect.any(Buffer) });
    expect(second?.document?.name).toBe(nameOf('sarees/a'));
    const structuredQuery = { from: [{ collectionId: 'none' }] };
    expect(await run({ newTransaction, structuredQuery })).toEqual([
      { transaction: expect.any(Buffer), readTime: expect.anything() },
    ]);
  });

  it('projects fields and reports how many results the offset skipped', async () => {
    const select = { fields: [{ fieldPath: 'dye.name' }] };
    const structuredQuery = { from: [{ collectionId: 'sarees' }], offset: 1, select };
    const [answer] = await run({ structuredQuery });
    expect(answer).toMatchObject({ skippedResults: 1, document: { fields: {} } });
  });

  it('aggregates', async () => {
    const [answer] = await fixture.service.runAggregationQuery(ADMIN, {
      parent: ROOT,
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'sarees' }] },
        aggregations: [{ alias: 'n', count: {} }, { sum: { field: { fieldPath: 'price' } } }],
      },
    });
    expect(answer?.result?.aggregateFields).toEqual(fieldsOf({ n: 2, field_1: 3 }));
  });

  it('aggregates documents with all aggregated fields, ordered and limited by these', async () => {
    await fixture.write({
      'v/a': { a: 1, b: 9 },
      'v/b': { a: 5 },
      'v/c': { b: 9, a: null },
      'v/d': { a: 3, b: 1 },
    });
    const figures = async (limit: number, ...fieldPaths: string[]) => {
      const [answer] = await fixture.service.runAggregationQuery(ADMIN, {
        parent: ROOT,
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'v' }], limit: { value: limit } },
          aggregations: [
            { count: {} },
            ...fieldPaths.map((fieldPath) => ({ sum: { field: { fieldPath } } })),
          ],
        },
      });
      return answer?.result?.aggregateFields;
    };
    expect(await figures(9, 'a', 'b')).toEqual(fieldsOf({ field_1: 3, field_2: 4, field_3: 19 }));
    expect(await figures(1, 'b')).toEqual(fieldsOf({ field_1: 1, field_2: 1 }));
    expect(await figures(2, 'b')).toEqual(fieldsOf({ field_1: 2, field_2: 10 }));
    expect(await figures(9)).toEqual(fieldsOf({ field_1: 4 }));
  });

  it('rejects pipelines and other kinds of queries', async () => {
    await expect(fixture.service.runQuery(ADMIN, { parent: ROOT })).rejects.toMatchObject({
      status: 'UNIMPLEMENTED',
    });
    const aggregation = fixture.service.runAggregationQuery(ADMIN, { parent: ROOT });
    await expect(aggregation).rejects.toMatchObject({ status: 'UNIMPLEMENTED' });
  });
});
