import { object, string } from 'yup';

import type { Paise } from '../money/paise.ts';
import type { LineRef } from '../shopping/line-ref.ts';
import type { OrderTotals } from '../pricing/price-order.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';

export const payLinkSchema = object({
  token: string().strict().max(200).required('The link is missing.'),
}).exact(UNKNOWN_FIELD);

/** `ended`: the link expired or the order was cancelled, and nothing was paid. */
export const PAY_LINK_STATUSES = ['open', 'paid', 'ended'] as const;
export type PayLinkStatus = (typeof PAY_LINK_STATUSES)[number];

export interface PayLinkOrder {
  number: string;
  standing: PayLinkStatus;
  customer: { name: string; email: string; phone: string };
  address: string[];
  lines: (LineRef & {
    title: string;
    image: string;
    unitPrice: Paise;
    quantity: number;
  })[];
  totals: OrderTotals;
  coupon: string;
  /** end of the reservation, ISO 8601; null once it is paid or ended */
  endsAt: string | null;
  orderId: string;
  trackingToken: string;
}
