import type { OrderRow } from '@kargha/domain/order-list';

import { takeStep } from '../data/order-api.ts';

export type BulkAction = 'confirm' | 'pack';

/** What came of one order: `problem` is the server's sentence, '' when all went well. */
export interface BulkOutcome {
  number: string;
  problem: string;
}

/** Takes the same step of several orders, one after the other; each has its own outcome. */
export async function takeStepOfAll(
  orders: readonly OrderRow[],
  action: BulkAction,
  onOutcome: (outcome: BulkOutcome) => void,
): Promise<void> {
  for (const order of orders) {
    onOutcome({ number: order.number, problem: await problemOf(order, action) });
  }
}

async function problemOf(order: OrderRow, action: BulkAction): Promise<string> {
  try {
    await takeStep(order, action, { reason: '' });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
