import { exportSchema, storedSavedExport } from '@kargha/domain/exports/export-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { storedDocuments } from './stored-documents.ts';

export const {
  ref: exportRef,
  query: exportJobs,
  read: readExport,
  readOrSkip: readExportOrSkip,
  find: exportWithId,
} = storedDocuments({ collection: COLLECTIONS.exports, schema: exportSchema, ids: ['id'] });

export const {
  ref: savedExportRef,
  query: savedExports,
  read: readSavedExport,
  readOrSkip: readSavedExportOrSkip,
} = storedDocuments({
  collection: COLLECTIONS.savedExports,
  schema: storedSavedExport,
  ids: ['id'],
});
