import { disputeSchema } from '@kargha/domain/payments/dispute-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { storedDocuments } from './stored-documents.ts';

export const {
  ref: disputeRef,
  query: disputes,
  read: readDispute,
  readEach: readEachDispute,
  readOrSkip: readDisputeOrSkip,
  find: disputeWithId,
} = storedDocuments({ collection: COLLECTIONS.disputes, schema: disputeSchema });
