import { optional, string } from 'valibot';

import { time } from '@kargha/domain/api/response-fields';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedObject, timeOrNull } from '@kargha/domain/records/stored-fields';

import { storedDocuments } from '../../records/stored-documents.ts';

/** lowStock/{unit}: the last time the stock of a product or variant fell to its limit. */
export const {
  ref: fallRef,
  query: stockFalls,
  readOrSkip: readFall,
} = storedDocuments({
  collection: COLLECTIONS.lowStock,
  schema: storedObject({
    productId: string(),
    variantId: optional(string()),
    at: time,
    /** null until staff are emailed */
    emailedAt: timeOrNull,
  }),
});
