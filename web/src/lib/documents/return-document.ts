import { returnSchema, type OrderReturn } from '@kargha/domain/orders/return-schema';

import { storedReader } from './stored-reader.ts';

const readReturn = storedReader('returns', returnSchema);

export function returnFrom(id: string, stored: unknown): OrderReturn | undefined {
  return readReturn(stored, { id });
}
