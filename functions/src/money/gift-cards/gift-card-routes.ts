import type { Router } from 'express';

import { giftCardEndpoints } from '@kargha/domain/pricing/gift-card-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { clientAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { giftCardBalance } from './gift-card-balance.ts';
import { disableGiftCard, issueGiftCard } from './issue-gift-card.ts';
import { giftCardDetails, giftCardTotals, listGiftCards } from './list-gift-cards.ts';

const SIGN_IN_AGAIN = 'Please sign in again to confirm it is you, then issue the gift card.';

export function giftCardRoutes(keys: KeyedIds, now: () => Date): Router {
  return serveEndpoints(giftCardEndpoints, {
    balance: ({ request, body: { code } }) =>
      giftCardBalance(keys, code, { address: clientAddress(request), at: now() }),
    list: ({ query: { filter, cursor } }) => listGiftCards(filter, cursor, now()),
    issue: ({ body, caller }) => {
      requireRecentSignIn(caller, now(), SIGN_IN_AGAIN);
      return issueGiftCard(body, { by: caller.uid, at: now() }, keys);
    },
    totals: async () => ({ totals: await giftCardTotals(now()) }),
    show: async ({ params: { id } }) => ({ card: await giftCardDetails(knownForm(id), now()) }),
    disable: async ({ params: { id }, body: { reason }, caller }) => {
      const act = { by: caller.uid, at: now() };
      return { card: await disableGiftCard(knownForm(id), reason, act) };
    },
  });
}

/** Throws 404 for what cannot be an id. */
function knownForm(id: string): string {
  if (isRecordId(id)) return id;
  throw notFound('We could not find this gift card.');
}
