import { useRead } from '#lib/reading/use-read.ts';

import { listAllAccessCodes } from '../data/access-codes-api.ts';

export function useAccessCodes() {
  return useRead(listAllAccessCodes, 'all');
}
