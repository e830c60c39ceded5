import { useRead } from '#lib/reading/use-read.ts';

import { readPayLink } from '../data/pay-link-api.ts';

export function usePayLink(token: string) {
  return useRead(readPayLink, token);
}
