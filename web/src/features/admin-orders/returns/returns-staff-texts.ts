import type { Catalogue } from '#lib/language/language.ts';

import type { ExchangeWords } from '#ui/orders/exchange-facts.tsx';

import type { ReturnView } from './state/return-list.ts';

const VIEWS: Record<ReturnView, string> = {
  all: 'All',
  requested: 'To review',
  coming: 'On the way',
  arrived: 'Received',
  exchanges: 'Exchanges',
  closed: 'Closed',
};

const FACTS: ExchangeWords = {
  reserved: (day) => `Reserved until ${day}.`,
  released: 'On sale again: nothing was sent back in time.',
  declined: 'Will be refunded instead.',
  dearer: (amount) => `Costs ${amount} more, by a payment link.`,
  cheaper: (amount) => `Costs ${amount} less, which is refunded.`,
  even: 'The price is the same.',
};

const en = {
  views: VIEWS,
  exchange: 'Order replacement',
  facts: FACTS,
  lead: 'The worth of the returned items pays for it. We email the customer, with a payment link if it costs more.',
  refundInstead: 'Refund instead, because the other size has sold out',
};

export const returnsStaffTexts: Catalogue<typeof en> = { en };
