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
 * order; its previous one is kept at the end of the list, so that a payment to it is recognised and not captured.
 * An order that owes nothing any more and was partly paid becomes paid.
 */
export function reducedInstalments(
  order: OrderRecord,
  value: Paise,
  { cause, at }: Reduction,
): ReducedInstalments {
  const { instalments: before = [], instalmentTwins: gatewayOrderIds } = order;
  const { instalments } = reduceInstalments(before, value, cause);
  const isLowered = (place: number) => instalments[place]?.amount !== before[place]?.amount;
  const instalmentTwins =
    gatewayOrderIds && clearGatewayOrders(gatewayOrderIds, before.length, isLowered);
  const changes = {
    instalments,
    ...(gatewayOrderIds && { instalmentTwins }),
    ...paidFieldsIfComplete(instalments, at),
  };
  return { instalments, changes };
}

function clearGatewayOrders(
  gatewayOrderIds: readonly string[],
  count: number,
  isLowered: (place: number) => boolean,
): string[] {
  const replaced = gatewayOrderIds
    .slice(0, count)
    .filter((gatewayOrderId, place) => gatewayOrderId !== '' && isLowered(place));
  const kept = gatewayOrderIds.map((gatewayOrderId, place) =>
    place < count && isLowered(place) ? '' : gatewayOrderId,
  );
  return [...kept, ...replaced];
}

/** The sale counts on the day on which nothing is owed any more, as when the last instalment is paid. */
function paidFieldsIfComplete(
  instalments: readonly Instalment[],
  at: Date,
): Record<string, unknown> {
  const last = instalments.findLast(({ state }) => state === 'paid');
  if (!last || instalments.some(({ state }) => state === 'due')) return {};
  return {
    'payment.state': 'captured',
    'payment.paymentId': last.paymentId,
    'payment.paidAt': at,
  };
}
