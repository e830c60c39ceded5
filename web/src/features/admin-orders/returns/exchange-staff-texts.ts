import type { Catalogue } from '#lib/language/language.ts';

const en = {
  exchange: 'Order replacement',
  lead: 'The worth of the returned items pays for it. We email the customer, with a payment link if it costs more.',
  refundInstead: 'Refund instead, because the other size has sold out',
};

export const exchangeStaffTexts: Catalogue<typeof en> = { en };
