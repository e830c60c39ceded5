import type { Instalment } from '@kargha/domain/payments/instalment';
import type { Paise } from '@kargha/domain/money/paise';
import { lowerParts, type LoweredBy } from '@kargha/domain/payments/reduce-instalments';

import type { OrderRecord } from '../records/order-record.ts';

/** What an order is written with once goods have lowered what it owes. */
interface LoweredParts {
  instalments: Instalment[];
  /** the parts among them */
  changes: Record<string, unknown>;
}

/** Why parts are lowered: goods came back, or pieces were taken out before they left. */
interface Lowering {
  cause: LoweredBy;
  at: Date;
}

/**
 * The parts without what goods are worth that came back or were taken out. A lowered part gets a new order at the
 * gateway: its former one is kept behind the others, so that nothing is taken for it, and money that still comes is seen.
 * When nothing is owed any more, an order of which something was paid is paid.
 */
export function loweredParts(
  order: OrderRecord,
  worth: Paise,
  { cause, at }: Lowering,
): LoweredParts {
  const { instalments: before = [], instalmentTwins: twins } = order;
  const { instalments } = lowerParts(before, worth, cause);
  const isLowered = (place: number) => instalments[place]?.amount !== before[place]?.amount;
  const instalmentTwins = twins && withoutTwins(twins, before.length, isLowered);
  const changes = { instalments, ...(twins && { instalmentTwins }), ...paidIfAll(instalments, at) };
  return { instalments, changes };
}

function withoutTwins(
  twins: readonly string[],
  parts: number,
  isLowered: (place: number) => boolean,
): string[] {
  const former = twins.slice(0, parts).filter((twin, place) => twin !== '' && isLowered(place));
  const kept = twins.map((twin, place) => (place < parts && isLowered(place) ? '' : twin));
  return [...kept, ...former];
}

/** The sale counts on the day on which nothing is owed any more, as when the last part is paid. */
function paidIfAll(instalments: readonly Instalment[], at: Date): Record<string, unknown> {
  const last = instalments.findLast(({ state }) => state === 'paid');
  if (!last || instalments.some(({ state }) => state === 'due')) return {};
  return {
    'payment.state': 'captured',
    'payment.paymentId': last.paymentId,
    'payment.paidAt': at,
  };
}
