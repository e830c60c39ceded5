import { useRead } from '#lib/reading/use-read.ts';

import { listAllAccessCodes } from '../data/access-codes-api.ts';

/** The codes behind which a product can be put. */
export function useAccessCodes() {
  return useRead(listAllAccessCodes, 'all');
}
