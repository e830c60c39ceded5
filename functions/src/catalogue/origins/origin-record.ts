import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  originId,
  originSchema,
  type Origin,
  type OriginAddress,
} from '@kargha/domain/catalogue/origin';

import type { Transaction } from '../../platform/firestore.ts';
import { storedDocuments } from '../../records/stored-documents.ts';

const stored = storedDocuments({
  collection: COLLECTIONS.origins,
  schema: originSchema,
  createdTimes: ['updatedAt'],
});

export const {
  ref: originRef,
  query: origins,
  readAll: readOrigins,
  readOrSkip: readOriginOrSkip,
} = stored;

type OriginTexts = Pick<Origin, 'name' | 'nameHindi' | 'text' | 'textHindi' | 'revision'>;

const NO_TEXTS: OriginTexts = { name: '', nameHindi: '', text: '', textHindi: '', revision: 0 };

/** What staff have written about an origin, with its name at that time; blank before. */
export async function originTexts(
  address: OriginAddress,
  transaction?: Transaction,
): Promise<OriginTexts> {
  return (await stored.find(originId(address), transaction)) ?? NO_TEXTS;
}
