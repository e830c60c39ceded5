import { paise, rupeesToPaise, type Paise } from '../money/paise.ts';
import type { Order } from '../orders/order-schema.ts';
import type { CashOnDeliverySettings } from './cash-on-delivery-settings.ts';
import { balanceDue } from './order-balance.ts';
import type { Instalment } from './order-payment-schema.ts';

/** The gateway's minimum is ₹1, and as much must be left to collect. */
const LEAST = paise(100);

/** What is paid online before the order is placed, in whole rupees; 0 when all of it is paid on delivery. */
export function advanceOf(
  total: Paise,
  { advancePercent }: Pick<CashOnDeliverySettings, 'advancePercent'>,
): Paise {
  const advance = rupeesToPaise(Math.ceil((total * advancePercent) / 100 / 100));
  return advance >= LEAST && total - advance >= LEAST ? advance : paise(0);
}

type PaidAdvance = Pick<Instalment, 'paymentId' | 'gatewayOrderId'> &
  Partial<Pick<Instalment, 'method' | 'offer' | 'customerFee'>>;

/** The instalments of a placed order: what was paid in advance, and what the courier collects. */
export function collectionPlan(
  total: Paise,
  advance: { amount: Paise; paid: PaidAdvance; at: Date } | null,
): Instalment[] {
  const rest = paise(total - (advance?.amount ?? 0));
  const share = Math.round((rest * 100) / total);
  const collected: Instalment = {
    ...{ id: advance ? '2' : '1', share, amount: rest, dueOn: null, paymentId: null },
    due: 'on_delivery',
    state: 'due',
  };
  if (!advance) return [collected];
  const { amount, paid, at } = advance;
  const first = {
    id: '1',
    share: 100 - share,
    amount,
    due: 'now',
    dueOn: at,
    state: 'paid',
  } as const;
  return [{ ...first, ...paid }, collected];
}

type OrderParts = Parameters<typeof balanceDue>[0] &
  Pick<Order, 'totals'> &
  Partial<Pick<Order, 'cashOnDelivery'>>;

/** What the courier still has to collect from the customer: 0 for an order that is paid, closed or prepaid. */
export function amountToCollect(order: OrderParts): Paise {
  if (!order.cashOnDelivery || order.state === 'delivered') return paise(0);
  return balanceDue(order);
}

/** What the gateway is asked for before an order is placed. */
export function firstPaymentOf({
  totals,
  cashOnDelivery,
}: Pick<Order, 'totals'> & Partial<Pick<Order, 'cashOnDelivery'>>): Paise {
  return cashOnDelivery && cashOnDelivery.advance > 0 ? cashOnDelivery.advance : totals.total;
}
