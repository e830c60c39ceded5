import { titlesOf } from '@kargha/domain/shopping/hindi-line';
import { refOf } from '@kargha/domain/shopping/line-ref';
import type { ReturnReason, ReturnState } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { orderIds, returnId } from '../orders/order-ids.ts';
import { orderOf } from '../orders/orders.ts';

interface PlannedReturn {
  order: string;
  state: ReturnState;
  daysAgo: number;
  returnReason: ReturnReason;
  reason: string;
  answer: string;
  /** Indexes of the returned lines. */
  lines: number[];
}

const PLANNED: readonly PlannedReturn[] = [
  {
    order: 'monsoon-sisters',
    state: 'requested',
    daysAgo: 0.8,
    returnReason: 'damaged',
    reason: 'One colour bleeds on the other after the first wash',
    answer: '',
    lines: [0],
  },
  {
    order: 'office-teal',
    state: 'approved',
    daysAgo: 2.5,
    returnReason: 'mind',
    reason: 'Changed my mind, it is unworn',
    answer: 'The courier comes on Monday before noon.',
    lines: [0],
  },
  {
    order: 'winter-in-ludhiana',
    state: 'received',
    daysAgo: 4,
    returnReason: 'damaged',
    reason: 'Loose thread on the border of the stole',
    answer: 'With our mender; we write when she has looked at it.',
    lines: [1],
  },
  {
    order: 'ivory-anarkali',
    state: 'rejected',
    daysAgo: 6,
    returnReason: 'fit',
    reason: 'The sleeves are too long',
    answer: 'The sleeves were shortened by a tailor, so we cannot take it back.',
    lines: [0],
  },
  {
    order: 'khadi-too-narrow',
    state: 'refunded',
    daysAgo: 22,
    returnReason: 'fit',
    reason: 'Both kurtas are too narrow',
    answer: 'Arrived unworn, refunded in full.',
    lines: [0, 1],
  },
  {
    order: 'moon-too-dark',
    state: 'refunded',
    daysAgo: 48,
    returnReason: 'different',
    reason: 'The colour differs from the picture',
    answer: 'Refunded in full; the picture has been taken again.',
    lines: [0],
  },
];

export function returnDocuments(): SeedDocument[] {
  return PLANNED.map((planned) =>
    seedDocument(`returns/${returnId(planned.order)}`, returnOf(planned)),
  );
}

function returnOf({
  order: key,
  lines,
  returnReason,
  daysAgo: days,
  ...planned
}: PlannedReturn): Omit<OrderReturn, 'id'> {
  const order = orderOf(key);
  const isRefunded = planned.state === 'refunded';
  return {
    ...planned,
    orderId: order.id,
    orderNumber: order.number,
    uid: order.uid,
    customerName: order.customer.name,
    customerEmail: order.customer.email,
    lines: order.lines
      .filter((_, index) => lines.includes(index))
      .map((line) => ({
        ...refOf(line),
        ...titlesOf(line),
        quantity: line.quantity,
        reason: returnReason,
        ...(hasArrived(planned.state) && { received: line.quantity }),
      })),
    refundId: isRefunded ? orderIds(key).refundId : null,
    createdAt: daysAgo(days),
    updatedAt: isRefunded ? order.updatedAt : daysAgo(days * 0.7),
  };
}

function hasArrived(state: ReturnState): boolean {
  return state === 'received' || state === 'refunded';
}
