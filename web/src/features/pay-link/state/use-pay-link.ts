import { useRead } from '#lib/reading/use-read.ts';

import { readPayLink } from '../data/pay-link-api.ts';

/** The order behind a payment link, and the way to read it again. */
export function usePayLink(token: string) {
  return useRead(readPayLink, token);
}
