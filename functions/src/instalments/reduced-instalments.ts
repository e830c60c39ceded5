import type { Instalment } from '@kargha/domain/payments/instalment';
import type { Paise } from '@kargha/domain/money/paise';
import { reduceInstalments, type ReductionCause } from '@kargha/domain/payments/reduce-instalments';

import type { OrderRecord } from '../records/order-record.ts';

/** What an order is written with once goods have lowered what it owes. */
interface ReducedInstalments {
  instalments: Instalment[];
  /** the parts among them */
  changes: Record<string, unknown>;
}

/** Why parts are lowered: goods came back, or pieces were taken out before they left. */
interface Reduction {
  cause: ReductionCause;
  at: Date;
}

/**
 * The parts without what goods are worth that came back or were taken out. A lowered part gets a new order at the
 * gateway: its former one is kept behind the others, so that nothing is taken for it, and money that still comes is seen.
 * When nothing is owed any more, an order of which something was paid is paid.
 */
export function reducedInstalments(
  order: OrderRecord,
  worth: Paise,
  { cause, at }: Reduction,
): ReducedInstalments {
  const { instalments: before = [], instalmentTwins: gatewayOrderIds } = order;
  const { instalments } = reduceInstalments(before, worth, cause);
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
  parts: number,
  isLowered: (place: number) => boolean,
): string[] {
  const replaced = gatewayOrderIds
    .slice(0, parts)
    .filter((gatewayOrderId, place) => gatewayOrderId !== '' && isLowered(place));
  const kept = gatewayOrderIds.map((gatewayOrderId, place) =>
    place < parts && isLowered(place) ? '' : gatewayOrderId,
  );
  return [...kept, ...replaced];
}

/** The sale counts on the day on which nothing is owed any more, as when the last part is paid. */
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
