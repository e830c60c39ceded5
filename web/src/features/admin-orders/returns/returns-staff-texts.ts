import type { Catalogue } from '#lib/language/language.ts';

import type { ReturnView } from './state/return-list.ts';

const VIEWS: Record<ReturnView, string> = {
  all: 'All',
  requested: 'To review',
  coming: 'On the way',
  arrived: 'Received',
  exchanges: 'Exchanges',
  closed: 'Closed',
};

const en = {
  views: VIEWS,
  exchange: 'Order replacement',
  lead: 'The worth of the returned items pays for it. We email the customer, with a payment link if it costs more.',
  refundInstead: 'Refund instead, because the other size has sold out',
};

export const returnsStaffTexts: Catalogue<typeof en> = { en };
