import { beforeEach, describe, expect, it } from 'vitest';

import { RPC_CODES, RpcError } from '../rpc-error.ts';
import type { AccessPolicy, Caller, ReadCheck, WriteCheck } from '../service-contract.ts';
import { fieldsOf } from '../model/testing/values.ts';
import { toMicros } from '../model/timestamps.ts';
import type { FieldTransform, StructuredQuery } from '../messages.ts';
import {
  ADMIN,
  CoreFixture,
  DATABASE,
  deletion,
  nameOf,
  pathOf,
  ROOT,
  set,
} from './testing/core-fixture.ts';

const ASHA: Caller = { kind: 'person', uid: 'asha', token: {} };

/** Rules that record what they are asked, and deny everything in `secret`. */
class RecordingRules implements AccessPolicy {
  checked: string[] = [];
  reads: ReadCheck[] = [];
  writes: WriteCheck[] = [];
  before: unknown[] = [];
  after: unknown[] = [];

  checkGet(name: string, document: unknown, check: ReadCheck) {
    this.reads.push(check);
    this.#record(`get ${pathOf(name)}${document ? '' : ' (missing)'}`);
  }

  checkList(parent: string, query: StructuredQuery, check: ReadCheck) {
    this.reads.push(check);
    const limit = query.limit ? ` limit ${query.limit.value ?? 0}` : '';
    this.#record(`list ${pathOf(parent)}${query.from?.[0]?.collectionId ?? ''}${limit}`);
  }

  checkWrites(check: WriteCheck) {
    this.writes.push(check);
    const names = [...check.changes.map(({ name }) => name), nameOf('secret/a')];
    this.before = names.map((name) => check.lookupBefore(name)?.fields);
    this.after = names.map((name) => check.lookupAfter(name)?.fields);
    for (const { name, before, after } of check.changes) {
      this.#record(`write ${pathOf(name)} ${before ? 'was' : 'new'} ${after ? 'is' : 'gone'}`);
    }
  }

  #record(question: string) {
    this.checked.push(question);
    if (question.includes('secret')) throw new RpcError('PERMISSION_DENIED', `no ${question}`);
  }
}

let fixture: CoreFixture;
let rules: RecordingRules;

beforeEach(async () => {
  fixture = new CoreFixture();
  await fixture.write({ 'open/a': { n: 1 }, 'secret/a': { n: 1 } });
  rules = new RecordingRules();
  fixture.control.setPolicy(rules);
});

const DENIED = { status: 'PERMISSION_DENIED' };
const from = (collectionId: string): StructuredQuery => ({ from: [{ collectionId }] });
const batchGet = (caller: Caller, ...paths: string[]) =>
  fixture.service.batchGetDocuments(caller, { database: DATABASE, documents: paths.map(nameOf) });
const commit = (caller: Caller, ...writes: ReturnType<typeof set>[]) =>
  fixture.service.commit(caller, { database: DATABASE, writes });

describe('security rules', () => {
  it('are checked for each requested document, existing or missing', async () => {
    await fixture.service.getDocument(ASHA, { name: nameOf('open/a') });
    await batchGet(ASHA, 'open/a', 'open/x');
    expect(rules.checked).toEqual(['get open/a', 'get open/a', 'get open/x (missing)']);
    expect(rules.reads.map(({ multiDocument }) => multiDocument)).toEqual([false, true, true]);
    expect(rules.reads[0]?.caller).toBe(ASHA);
    expect(rules.reads[0]?.lookup(nameOf('secret/a'))?.fields).toEqual(fieldsOf({ n: 1 }));
  });

  it('are checked for queries, aggregations and lists before anything is returned', async () => {
    await fixture.service.runQuery(ASHA, { parent: ROOT, structuredQuery: from('open') });
    await fixture.service.runAggregationQuery(ASHA, {
      parent: ROOT,
      structuredAggregationQuery: { structuredQuery: from('open'), aggregations: [{ count: {} }] },
    });
    await fixture.service.listDocuments(ASHA, { parent: ROOT, collectionId: 'open', pageSize: 7 });
    expect(rules.checked).toEqual(['list open', 'list open', 'list open limit 7']);
  });

  it('deny reads with their own error', async () => {
    await expect(batchGet(ASHA, 'open/a', 'secret/a')).rejects.toMatchObject(DENIED);
    const query = fixture.service.runQuery(ASHA, { parent: ROOT, structuredQuery: from('secret') });
    await expect(query).rejects.toMatchObject({ message: 'no list secret' });
    const sums = fixture.service.runAggregationQuery(ASHA, {
      parent: ROOT,
      structuredAggregationQuery: {
        structuredQuery: { ...from('secret'), orderBy: [{ field: { fieldPath: '__name__' } }] },
        aggregations: [{ sum: { field: { fieldPath: 'n' } } }],
      },
    });
    await expect(sums).rejects.toMatchObject({ message: 'no list secret' });
  });

  it('see every written document before and after, including unchanged ones, in order', async () => {
    await commit(ASHA, set('open/a', { n: 1 }), set('open/b', { n: 2 }), deletion('open/x'));
    expect(rules.checked).toEqual([
      'write open/a was is',
      'write open/b new is',
      'write open/x new gone',
    ]);
    expect(rules.writes.map(({ multiDocument }) => multiDocument)).toEqual([true]);
    const [one, two] = [fieldsOf({ n: 1 }), fieldsOf({ n: 2 })];
    expect(rules.before).toEqual([one, undefined, undefined, one]);
    expect(rules.after).toEqual([one, two, undefined, one]);
  });

  it('see the server timestamp as request.time', async () => {
    const stamp: FieldTransform = { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' };
    await commit(ASHA, set('open/a', { n: 1 }, { updateTransforms: [stamp] }));
    const times = rules.writes.map(({ time }) => time);
    expect(times.map(toMicros).every((time) => time % 1_000n === 0n)).toBe(true);
    const fields = await fixture.fields('open/a');
    expect(times).toEqual([
      fields?.at && 'timestampValue' in fields.at && fields.at.timestampValue,
    ]);
    expect(rules.writes.map(({ multiDocument }) => multiDocument)).toEqual([false]);
  });

  it('deny a whole commit for one document', async () => {
    await expect(commit(ASHA, set('open/a', { n: 9 }), set('secret/b', {}))).rejects.toMatchObject(
      DENIED,
    );
    expect(await fixture.fields('open/a')).toEqual(fieldsOf({ n: 1 }));
  });

  it('are checked before preconditions, so that a denial reveals nothing', async () => {
    const mustExist = { currentDocument: { exists: true } };
    await expect(commit(ASHA, set('secret/x', {}, mustExist))).rejects.toMatchObject(DENIED);
    await expect(commit(ASHA, set('open/x', {}, mustExist))).rejects.toMatchObject({
      status: 'NOT_FOUND',
    });
  });

  it('are checked for each write of a batch write separately', async () => {
    const writes = [set('open/a', { n: 2 }), set('secret/a', { n: 2 })];
    const { status } = await fixture.service.batchWrite(ASHA, { database: DATABASE, writes });
    expect(status.map(({ code }) => code)).toEqual([0, RPC_CODES.PERMISSION_DENIED]);
  });

  it('deny a listen target at its start, and ask again when its document changes', async () => {
    const listener = fixture.listen(ASHA);
    listener.addQuery(2, from('secret'));
    listener.addDocuments(4, 'secret/a');
    listener.addDocuments(6, 'open/a');
    expect(listener.updates().slice(0, 3)).toEqual([
      `REMOVE [2] ${RPC_CODES.PERMISSION_DENIED}`,
      `REMOVE [4] ${RPC_CODES.PERMISSION_DENIED}`,
      'ADD [6]',
    ]);
    rules.checked = [];
    await fixture.commit(set('open/a', { n: 5 }));
    await fixture.commit(set('open/b', { n: 5 }));
    expect(rules.checked).toEqual(['get open/a']);
    expect(listener.updates()).toEqual(['change open/a [6]', 'NO_CHANGE []']);
  });

  it('are never checked for the Admin SDK, and are optional', async () => {
    await batchGet(ADMIN, 'secret/a');
    await commit(ADMIN, set('secret/a', { n: 2 }));
    expect(rules.checked).toEqual([]);
    fixture.control.setPolicy(undefined);
    expect(await batchGet(ASHA, 'secret/a')).toHaveLength(1);
  });
});
