import { COLLECTIONS } from '@kargha/domain/records/collections';
import { pieceBatchSchema } from '@kargha/domain/pieces/piece-batch';

import { storedDocuments } from '../stored-documents.ts';

export const {
  ref: pieceBatchRef,
  query: pieceBatches,
  find: findPieceBatch,
  readEach: readEachPieceBatch,
  readOrSkip: readPieceBatchOrSkip,
} = storedDocuments({
  collection: COLLECTIONS.pieceBatches,
  schema: pieceBatchSchema,
  ids: ['id'],
});
