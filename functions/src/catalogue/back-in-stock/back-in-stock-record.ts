import { literal, optional, picklist, string } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { storedObject, text, timeOrEpoch, lineOptions } from '@kargha/domain/records/stored-fields';
import { time } from '@kargha/domain/api/response-fields';

import { reader, storedDocuments } from '../../records/stored-documents.ts';

/** The options of a request for the product, in whichever size. */
export const ANY_SIZE: LineOptions = {};

export const {
  ref: requestRef,
  query: backInStockRequests,
  readOrSkip: readRequest,
} = storedDocuments({
  collection: COLLECTIONS.stockNotices,
  schema: storedObject({
    productId: string(),
    /** the size that is waited for; ANY_SIZE for the product in any size (missing in older requests) */
    options: lineOptions,
    slug: text,
    email: string(),
    language: optional(literal('hi')),
    state: picklist(['waiting', 'sent', 'ended']),
    tokenHash: text,
    askedAt: timeOrEpoch,
    updatedAt: optional(time),
  }),
});

/** turn_{productId}: when the next batch of emails is due. */
export const readBatch = reader({
  schema: storedObject({ productId: string(), turnAt: time }),
});
