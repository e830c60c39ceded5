import { record, string } from 'valibot';

import { COLLECTIONS, ORDER_TAGS_ID } from '@kargha/domain/records/collections';
import { MAX_ORDER_TAGS, tagWithName, type OrderTagNames } from '@kargha/domain/orders/order-tags';
import { storedObject } from '@kargha/domain/records/stored-fields';

import { conflict } from '../http/errors.ts';
import {
  firestore,
  inTransaction,
  type DocumentReference,
  type DocumentSnapshot,
} from '../platform/firestore.ts';
import { randomId } from '../platform/keyed-ids.ts';
import { reader } from './stored-documents.ts';

const read = reader({ schema: storedObject({ names: record(string(), string()) }) });

/** settings/orderTags, for the server only: the orders, which their shoppers can read, have the IDs. */
function orderTagsRef(): DocumentReference {
  return firestore().collection(COLLECTIONS.settings).doc(ORDER_TAGS_ID);
}

export async function orderTagNames(): Promise<OrderTagNames> {
  return namesIn(await orderTagsRef().get());
}

function namesIn(snapshot: DocumentSnapshot): OrderTagNames {
  return read(snapshot)?.names ?? {};
}

/** Adds the names that are new. Throws 409 too_many_tags. */
export function saveOrderTags(typed: readonly string[]): Promise<OrderTagNames> {
  return inTransaction(async (transaction) => {
    const names = { ...namesIn(await transaction.get(orderTagsRef())) };
    const missing = typed.filter((name) => tagWithName(names, name) === undefined);
    if (missing.length === 0) return names;
    for (const name of missing) names[`t${randomId().slice(0, 12)}`] = name;
    if (Object.keys(names).length > MAX_ORDER_TAGS) {
      throw conflict('too_many_tags', `A shop can have ${MAX_ORDER_TAGS} tags for orders.`);
    }
    transaction.set(orderTagsRef(), { names });
    return names;
  });
}
