import { paise, type Paise } from '../money/paise.ts';
import type { GatewayFigures, SettledItem, Settlement } from './settlement-schema.ts';

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
