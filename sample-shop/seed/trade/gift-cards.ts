import {
  giftCardMovementId,
  giftCardState,
  normaliseGiftCardCode,
  type GiftCard,
  type GiftCardEvent,
  type GiftCardMovement,
} from '@kargha/domain/pricing/gift-card';
import { paise, rupeesToPaise } from '@kargha/domain/money/paise';

import { ANCHOR, daysAgo, daysAhead } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { codeId, stableId } from '../foundation/stable-id.ts';
import { personOf, uidOf } from '../people/people.ts';

interface PlannedCard {
  /** As it was handed out; only its hash and last four characters are stored. */
  code: string;
  personKey: string;
  rupees: number;
  left: number;
  issuedDaysAgo: number;
  expiresInDays: number;
  disabledDaysAgo?: number;
  spentDaysAgo?: number;
}

/** Sixteen Crockford characters hold eighty bits. The two that can be spent are listed in sample-shop/README.md. */
export const GIFT_CARDS: readonly PlannedCard[] = [
  {
    code: 'KGFT-8X2M-Q7WZ-N4PD',
    personKey: 'ritika',
    rupees: 2000,
    left: 2000,
    issuedDaysAgo: 9,
    expiresInDays: 356,
  },
  {
    code: 'KGFT-5R9C-T1YH-6EKB',
    personKey: 'farhan',
    rupees: 5000,
    left: 3110,
    issuedDaysAgo: 64,
    expiresInDays: 301,
    spentDaysAgo: 31,
  },
  {
    code: 'KGFT-2VQN-8J3A-W0FS',
    personKey: 'sudha',
    rupees: 1000,
    left: 0,
    issuedDaysAgo: 81,
    expiresInDays: 284,
    spentDaysAgo: 37,
  },
  {
    code: 'KGFT-7DMK-4G6P-X9RT',
    personKey: 'gurpreet',
    rupees: 1500,
    left: 1500,
    issuedDaysAgo: 85,
    expiresInDays: -3,
  },
  {
    code: 'KGFT-1ZCW-9B5V-H8QE',
    personKey: 'arjun',
    rupees: 3000,
    left: 3000,
    issuedDaysAgo: 20,
    expiresInDays: 345,
    disabledDaysAgo: 18,
  },
];

/** giftCards/{HMAC of the code}, and the movements of what was spent. */
export function giftCardDocuments(): SeedDocument[] {
  return GIFT_CARDS.flatMap((plan, index) => {
    const id = codeId('gift-card', normaliseGiftCardCode(plan.code));
    const number = `GC-${1001 + index}`;
    const card = seedDocument(`giftCards/${id}`, { ...giftCard(plan), number });
    return [card, ...redemptions(plan, id)];
  });
}

/** The balance is the initial amount plus its movements. The orders it paid for are too old for the sample shop. */
function redemptions({ rupees, left: balanceRupees, spentDaysAgo }: PlannedCard, cardId: string) {
  if (spentDaysAgo === undefined) return [];
  const orderId = stableId(20, 'order-with-gift-card', cardId);
  const row: GiftCardMovement = {
    ...{ cardId, orderId: null, reason: 'redeemed', by: 'shopper', at: daysAgo(spentDaysAgo) },
    balanceDelta: paise(0 - rupeesToPaise(rupees - balanceRupees)),
  };
  return [seedDocument(`giftCardMovements/${giftCardMovementId(orderId, 'redeemed', 1)}`, row)];
}

function giftCard(plan: PlannedCard): GiftCard {
  const { fullName, email } = personOf(plan.personKey);
  const balance = rupeesToPaise(plan.left);
  const expiresAt = daysAhead(plan.expiresInDays);
  const stored = plan.disabledDaysAgo === undefined ? ('active' as const) : ('disabled' as const);
  const events = cardEvents(plan);
  return {
    last4: plan.code.slice(-4),
    customerName: fullName,
    customerEmail: email,
    initial: rupeesToPaise(plan.rupees),
    balance,
    currency: 'INR',
    state: giftCardState({ state: stored, balance, expiresAt }, ANCHOR),
    expiresAt,
    issuedAt: daysAgo(plan.issuedDaysAgo),
    updatedAt: daysAgo(lastChangeDaysAgo(plan)),
    events,
  };
}

function lastChangeDaysAgo({ issuedDaysAgo, spentDaysAgo, disabledDaysAgo }: PlannedCard): number {
  return disabledDaysAgo ?? spentDaysAgo ?? issuedDaysAgo;
}

function cardEvents({ rupees, issuedDaysAgo, disabledDaysAgo }: PlannedCard) {
  const by = uidOf('ananya');
  const event = (what: GiftCardEvent['what'], amount: number, days?: number): GiftCardEvent[] =>
    days === undefined
      ? []
      : [{ what, amount: rupeesToPaise(amount), orderId: null, by, at: daysAgo(days) }];
  return [
    ...event('issued', rupees, issuedDaysAgo),
    ...event('disabled', paise(0), disabledDaysAgo),
  ];
}
