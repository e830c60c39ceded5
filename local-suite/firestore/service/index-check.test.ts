import { expect, test } from 'vitest';

import type { StructuredQuery } from '../messages.ts';
import { parseIndexFile, withIndex } from '../query/index-definitions.ts';
import { by, ROOT, where } from '../query/testing/query-fixture.ts';
import type { Caller } from '../service-contract.ts';
import { createFirestoreCore } from './firestore-core.ts';

const ADMIN: Caller = { kind: 'admin' };
const NEWEST: StructuredQuery = {
  from: [{ collectionId: 'orders' }],
  where: where('uid', 'EQUAL', 'asha'),
  orderBy: by('-createdAt'),
};
const INDEX =
  '{"collectionGroup":"orders","queryScope":"COLLECTION","fields":[' +
  '{"fieldPath":"uid","order":"ASCENDING"},{"fieldPath":"createdAt","order":"DESCENDING"}]}';
/** google.firestore.admin.v1.Index: name, scope, and fields with their order, the last of them the name. */
const ENCODED =
  '\n\x38projects/p/databases/d/collectionGroups/orders/indexes/_\x10\x01' +
  '\x1a\x07\n\x03uid\x10\x01\x1a\x0d\n\x09createdAt\x10\x02\x1a\x0c\n\x08__name__\x10\x02';
const LINK =
  'https://console.firebase.google.com/v1/r/project/p/firestore/databases/d/indexes?create_composite=' +
  Buffer.from(ENCODED, 'latin1').toString('base64url');
const INDEXED = parseIndexFile(`{"indexes":[${INDEX}]}`);

function queryBoth() {
  const { service, control } = createFirestoreCore();
  const one = () => service.runQuery(ADMIN, { parent: ROOT, structuredQuery: NEWEST });
  const counted = () =>
    service.runAggregationQuery(ADMIN, {
      parent: ROOT,
      structuredAggregationQuery: { structuredQuery: NEWEST, aggregations: [{ count: {} }] },
    });
  return { one, counted, control };
}

test('rejects a query without its index and names the index to add', async () => {
  const { one, counted, control } = queryBoth();
  control.setIndexes({ read: () => parseIndexFile('{}') });
  const refusal = {
    status: 'FAILED_PRECONDITION',
    message: `The query requires an index. You can create it here: ${LINK} or add to firestore.indexes.json: ${INDEX}`,
  };
  await expect(one()).rejects.toMatchObject(refusal);
  await expect(counted()).rejects.toMatchObject(refusal);
});

test('names the override that a query on one field of a collection group needs', async () => {
  const { service, control } = createFirestoreCore();
  control.setIndexes({ read: () => parseIndexFile('{}') });
  const from = [{ collectionId: 'orders', allDescendants: true }];
  const structuredQuery = { from, orderBy: by('-createdAt') };
  await expect(service.runQuery(ADMIN, { parent: ROOT, structuredQuery })).rejects.toThrow(
    /^The query requires a COLLECTION_GROUP_DESC index for collection orders and field createdAt\. .*\?create_exemption=[\w-]+ or set in the fieldOverrides of firestore\.indexes\.json: \{"collectionGroup":"orders","fieldPath":"createdAt","indexes":\[/,
  );
});

test('finds an index that was added meanwhile', async () => {
  const { one, control } = queryBoth();
  let known = parseIndexFile('{}');
  control.setIndexes({ read: () => known });
  await expect(one()).rejects.toThrow('requires an index');
  known = INDEXED;
  await expect(one()).resolves.toHaveLength(1);
});

test('needs no index without an index file', async () => {
  const { one, counted } = queryBoth();
  await expect(one()).resolves.toHaveLength(1);
  await expect(counted()).resolves.toHaveLength(1);
});

test('adds a missing index once and answers the query', async () => {
  const { one, counted, control } = queryBoth();
  const overrides = [{ collectionGroup: 'logs', fieldPath: 'text', indexes: [] }];
  let file = JSON.stringify({ indexes: [], fieldOverrides: overrides });
  const added: unknown[] = [];
  control.setIndexes({
    read: () => parseIndexFile(file),
    add: (index) => {
      added.push(index);
      file = withIndex(file, index);
    },
  });
  await expect(one()).resolves.toHaveLength(1);
  await expect(counted()).resolves.toHaveLength(1);
  expect(added).toHaveLength(1);
  expect(JSON.parse(file)).toEqual({ indexes: [JSON.parse(INDEX)], fieldOverrides: overrides });
});
