import type { Instalment } from '@kargha/domain/payments/instalment';
import type { Paise } from '@kargha/domain/money/paise';
import { reduceInstalments, type ReductionCause } from '@kargha/domain/payments/reduce-instalments';

import type { OrderRecord } from '../../records/order-record.ts';

interface ReducedInstalments {
  instalments: Instalment[];
  changes: Record<string, unknown>;
}

interface Reduction {
  cause: ReductionCause;
  at: Date;
}

/**
 * Reduces unpaid instalments by the value of returned or removed goods. A reduced instalment gets a new gateway
 * order; the order still lists its previous one, so that a payment to it is recognised and not captured.
 * An order that owes nothing any more and was partly paid becomes paid.
 */
export function reducedInstalments(
  order: OrderRecord,
  value: Paise,
  { cause, at }: Reduction,
): ReducedInstalments {
  const { instalments: before = [] } = order;
  const reduced = reduceInstalments(before, value, cause).instalments;
  const instalments = reduced.map((instalment, place) =>
    instalment.amount === before[place]?.amount ? instalment : withoutGatewayOrder(instalment),
  );
  return { instalments, changes: { instalments, ...paidFieldsIfComplete(order, instalments, at) } };
}

function withoutGatewayOrder({ gatewayOrderId: _old, ...instalment }: Instalment): Instalment {
  return instalment;
}

/** The sale counts on the day on which nothing is owed any more, as when the last instalment is paid. */
function paidFieldsIfComplete(
  { payment }: OrderRecord,
  instalments: readonly Instalment[],
  at: Date,
): Record<string, unknown> {
  const last = instalments.findLast(({ state }) => state === 'paid');
  if (payment.state !== 'pending' || !last || instalments.some(({ state }) => state === 'due'))
    return {};
  return {
    'payment.state': 'captured',
    'payment.paymentId': last.paymentId,
    'payment.method': last.method ?? null,
    'payment.paidAt': at,
  };
}
