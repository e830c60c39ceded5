import type { BulkAction, BulkCount, BulkProgress } from '@kargha/domain/orders/bulk-order-steps';
import { storedFields } from '#lib/documents/stored-fields.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

/** How many orders a filter leaves now. @throws ApiError */
export async function countOrders(filter: Readonly<Record<string, string>>): Promise<BulkCount> {
  const answer = storedFields(await callStaffApi(`/orders/bulk/count?${buildQuery(filter)}`));
  return { count: answer.number('count'), until: answer.text('until') };
}

/** Takes a step of the next orders of a filter; cursor '' begins. @throws ApiError */
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
