import { string, type InferOutput } from 'valibot';

import { time } from '../api/response-fields.ts';
import { storedObject } from '../records/stored-fields.ts';

const recipient = storedObject({ name: string(), gstin: string() });
export type Recipient = InferOutput<typeof recipient>;

/**
 * A buyer gave the GST number late, or a wrong one. Amounts, tax and place of supply stay as they were. The audit log says
 * who corrected it and why: buyers can read their invoices.
 */
export const recipientCorrection = storedObject({
  at: time,
  from: recipient,
  to: recipient,
});
export type RecipientCorrection = InferOutput<typeof recipientCorrection>;

interface Corrected {
  buyer: Recipient;
  corrections?: readonly RecipientCorrection[] | undefined;
}

/** The buyer as the invoice named them at a time: later corrections do not count. Without a time, as it is now. */
export function recipientAt({ buyer, corrections = [] }: Corrected, at?: Date): Recipient {
  const later = at && corrections.find((one) => one.at > at);
  return later ? later.from : buyer;
}
