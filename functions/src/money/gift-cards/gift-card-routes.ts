import type { Router } from 'express';

import {
  giftCardEndpoints,
  type GiftCardBalance,
} from '@kargha/domain/pricing/gift-card-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { clientAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { readTogether } from '../../platform/firestore.ts';
import { withGuessLimit } from '../checkout/checkout-codes.ts';
import { disableGiftCard, issueGiftCard } from './issue-gift-card.ts';
import { giftCardDetails, giftCardTotals, listGiftCards } from './list-gift-cards.ts';
import { giftCardId } from './gift-card-code.ts';
import { readSpendableGiftCard } from './spendable-gift-card.ts';

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

/**
 * What is left on a card. A wrong code and one that was never issued get the same answer, and share the limit with the
 * codes of checkout: no one gains guesses by asking here. Throws 400 gift_card_not_valid, and 429.
 */
function giftCardBalance(
  keys: KeyedIds,
  code: string,
  from: { address: string | null; at: Date },
): Promise<GiftCardBalance> {
  const id = giftCardId(keys, code);
  return withGuessLimit({ couponCode: null, giftCardId: id }, from, async () => {
    const { card } = await readTogether((transaction) =>
      readSpendableGiftCard(transaction, id, from.at),
    );
    const { last4, balance, expiresAt } = card;
    return { last4, balance, expiresAt };
  });
}
