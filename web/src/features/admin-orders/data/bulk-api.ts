import type { BulkAction, BulkCount, BulkProgress } from '@kargha/domain/orders/bulk-order-steps';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export async function countOrders(filter: Readonly<Record<string, string>>): Promise<BulkCount> {
  const answer = storedFields(await callStaffApi(`/orders/bulk/count?${buildQuery(filter)}`));
  return { count: answer.number('count'), until: answer.text('until') };
}

/** Applies an action to the next batch of matching orders; cursor '' starts. */
export async function runBulkStep(body: {
  action: BulkAction;
  filter: Readonly<Record<string, string>>;
  until: string;
  cursor: string;
}): Promise<BulkProgress> {
  const answer = storedFields(await callStaffApi('/orders/bulk/steps', { method: 'POST', body }));
  return {
    outcomes: answer.parts('outcomes').map((outcome) => ({
      number: outcome.text('number'),
      problem: outcome.text('problem'),
    })),
    nextCursor: answer.text('nextCursor') || null,
  };
}
