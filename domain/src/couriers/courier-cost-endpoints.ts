import { object, string, type InferOutput } from 'valibot';
import { object as fields, string as text } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount } from '../api/response-fields.ts';
import { monthField } from '../records/request-fields.ts';

/** What a courier cost in a month, in paise, and what customers paid for it. */
const courierCost = object({
  courier: string(),
  /** to customers */
  parcels: count,
  charged: paiseAmount,
  collected: paiseAmount,
  /** returns that were picked up, which customers do not pay for */
  pickups: count,
  pickupsCharged: paiseAmount,
  /** parcels and pickups whose price the aggregator has not said */
  unpriced: count,
});
export type CourierCost = InferOutput<typeof courierCost>;

export const courierCostEndpoints = defineEndpoints('/api/courier-costs', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists what each courier charged for the parcels that were booked in a month, and what customers paid for shipping.',
    who: 'staff',
    permission: 'costs.read',
    query: fields({ month: monthField(), cursor: text().max(200) }),
    response: pageOf(courierCost),
  },
});
