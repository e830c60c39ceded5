import { array, number, optional, picklist, string, type InferOutput } from 'valibot';

import { paiseAmount } from '../api/response-fields.ts';
import { amount, storedObject, text } from '../records/stored-fields.ts';
import { MEASURE_UNITS } from '../catalogue/tailoring-schema.ts';

/** What a line is made to: a snapshot, so that later changes of the product do not affect it. */
export const lineTailoring = storedObject({
  services: optional(
    array(
      storedObject({
        id: string(),
        name: string(),
        nameHindi: text,
        price: paiseAmount,
        makingDays: amount,
      }),
    ),
    [],
  ),
  measurements: optional(
    array(
      storedObject({
        id: string(),
        name: string(),
        nameHindi: text,
        /** the unit it was asked in */
        unit: picklist(MEASURE_UNITS),
        mm: number(),
      }),
    ),
    [],
  ),
  /** what the giver writes to the recipient; '' once the account is closed */
  giftNote: optional(string()),
});
export type LineTailoring = InferOutput<typeof lineTailoring>;
