import { object, string } from 'yup';

import type { Paise } from '../money/paise.ts';
import type { LineRef } from '../shopping/line-ref.ts';
import type { OrderTotals } from '../pricing/pricing.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';

/** POST /api/pay-links/view and /open. */
export const payLinkSchema = object({
  token: string().strict().max(200).required('The link is missing.'),
}).exact(UNKNOWN_FIELD);

/** `ended`: the time of the link is over, or the order was cancelled, and nothing was paid. */
export const PAY_LINK_STATUSES = ['open', 'paid', 'ended'] as const;
export type PayLinkStatus = (typeof PAY_LINK_STATUSES)[number];

/** What the customer of a payment link sees of the order. */
export interface PayLinkOrder {
  number: string;
  standing: PayLinkStatus;
  customer: { name: string; email: string; phone: string };
  /** where it goes, line by line */
  address: string[];
  lines: (LineRef & {
    title: string;
    image: string;
    unitPrice: Paise;
    quantity: number;
  })[];
  totals: OrderTotals;
  /** the code that was used; '' without one */
  coupon: string;
  /** when the pieces are no longer kept, as ISO 8601; null once it is paid or ended */
  endsAt: string | null;
  /** opens the public view of the order */
  orderId: string;
  trackingToken: string;
}
