import { paise, type Paise } from '../money/paise.ts';

/** What moves the balance at the gateway. The booked amounts are at least 0 unless they correct something. */
export interface GatewayFigures {
  /** captured, before fees */
  payments: Paise;
  refunds: Paise;
  /** of payments and instant refunds, without tax */
  fees: Paise;
  /** GST on the fees */
  tax: Paise;
  /** deducted for lost disputes */
  disputes: Paise;
  /** everything else: a credit is above 0 */
  adjustments: Paise;
}

export const NO_FIGURES: GatewayFigures = {
  payments: paise(0),
  refunds: paise(0),
  fees: paise(0),
  tax: paise(0),
  disputes: paise(0),
  adjustments: paise(0),
};

export function addFigures(left: GatewayFigures, right: Partial<GatewayFigures>): GatewayFigures {
  return eachFigure((name) => paise(left[name] + (right[name] ?? 0)));
}

function eachFigure(amountOf: (name: keyof GatewayFigures) => Paise): GatewayFigures {
  return {
    payments: amountOf('payments'),
    refunds: amountOf('refunds'),
    fees: amountOf('fees'),
    tax: amountOf('tax'),
    disputes: amountOf('disputes'),
    adjustments: amountOf('adjustments'),
  };
}

export function negateFigures(figures: GatewayFigures): GatewayFigures {
  return eachFigure((name) => paise(0 - figures[name]));
}

/** What the figures add to the balance. */
export function netOf(figures: GatewayFigures): Paise {
  const { payments, refunds, fees, tax, disputes, adjustments } = figures;
  return paise(payments - refunds - fees - tax - disputes + adjustments);
}

/** A movement of the balance that the gateway has settled (razorpay.com/docs/api/settlements/fetch-recon). */
export interface SettledItem {
  settlementId: string;
  /** of a payment, refund, transfer or adjustment */
  entityId: string;
  type: string;
  credit: Paise;
  debit: Paise;
  amount: Paise;
  /** includes the tax */
  fee: Paise;
  tax: Paise;
  createdAt: Date;
  settledAt: Date;
  /** absent for payments */
  paymentId: string | null;
  disputeId: string | null;
  /** the order at the gateway */
  gatewayOrderId: string | null;
  method: string | null;
  description: string | null;
}

/** One transfer to the shop's bank account (razorpay.com/docs/api/settlements/entity). */
export interface Settlement {
  id: string;
  amount: Paise;
  status: string;
  utr: string;
  createdAt: Date;
}

/** The figures of an item add up to its credit less its debit, whatever the gateway says. */
export function figuresOf(item: SettledItem): GatewayFigures {
  const named = namedFigures(item);
  const rest = paise(item.credit - item.debit - netOf(named));
  return addFigures(named, { adjustments: rest });
}

function namedFigures({ type, amount, fee, tax, debit, credit, disputeId }: SettledItem) {
  const charged = { fees: paise(fee - tax), tax };
  if (type === 'payment') return addFigures(NO_FIGURES, { payments: amount, ...charged });
  if (type === 'refund') return addFigures(NO_FIGURES, { refunds: amount, ...charged });
  if (disputeId !== null) return addFigures(NO_FIGURES, { disputes: paise(debit - credit) });
  return NO_FIGURES;
}

/** Razorpay's other statuses are `created` and `failed`: no money has left the balance. */
export function isPaidOut({ status }: Settlement): boolean {
  return status === 'processed';
}
