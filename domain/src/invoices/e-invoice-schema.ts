import { picklist, string, type InferOutput } from 'valibot';

import { count } from '../api/response-fields.ts';
import { storedObject, text, timeOrNull } from '../records/stored-fields.ts';

/**
 * `pending`: to be registered, or being registered. `failed`: the portal refused it. `cancelling`: the portal was
 * asked to cancel it and its answer is not known yet.
 */
const E_INVOICE_STATES = ['pending', 'registered', 'failed', 'cancelling', 'cancelled'] as const;
/** Registration of an invoice or a credit note (Rule 48(4)); absent in documents that need none. */
export const eInvoice = storedObject({
  state: picklist(E_INVOICE_STATES),
  /** invoice reference number: a hash of the supplier, the financial year and the document, so known from the start */
  irn: string(),
  ackNo: text,
  ackDate: timeOrNull,
  /** the portal's signed text, which is printed as a QR code (Rule 46(r)) */
  signedQr: text,
  /** why it is not registered, or '' */
  problem: text,
  attempts: count,
  /** when the next attempt is due; a running attempt moves it on. Null unless `pending`. */
  nextAttemptAt: timeOrNull,
  cancelledAt: timeOrNull,
});
export type EInvoice = InferOutput<typeof eInvoice>;
