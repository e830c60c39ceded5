import { onOrderWritten } from '../catalogue/catalogue-index/sales-events.ts';
import { invoiceAtDispatch } from '../documents/invoices/invoice-events.ts';
import { issueReceiptsForAdvances } from '../documents/receipts/receipt-events.ts';
import { onReceivablesChanged } from '../money/credit/track-receivables.ts';
import { onBuyerChanged } from '../people/customers/customer-events.ts';
import { passCreditOn } from './exchanges/pass-credit-on.ts';
import type { FollowUp } from '../records/follow-ups.ts';

/** What happens after each write of an order, first what its buyer waits for. */
export const ORDER_FOLLOW_UPS: readonly FollowUp[] = [
  issueReceiptsForAdvances,
  invoiceAtDispatch,
  onOrderWritten,
  onBuyerChanged,
  onReceivablesChanged,
  passCreditOn,
];
