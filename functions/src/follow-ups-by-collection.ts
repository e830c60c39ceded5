import { onProductWritten } from './catalogue/catalogue-index/catalogue-events.ts';
import { onSettledWritten } from './catalogue/catalogue-index/sales-events.ts';
import { creditWrittenRefund } from './documents/invoices/invoice-events.ts';
import { issueVoucherAtRefund } from './documents/receipts/receipt-events.ts';
import { onCompanyRenamed } from './money/credit/track-receivables.ts';
import { ORDER_FOLLOW_UPS } from './orders/order-follow-ups.ts';
import { onProfileWritten } from './people/customers/customer-events.ts';
import type { KeyedIds } from './platform/keyed-ids.ts';
import type { FollowUp } from './records/follow-ups.ts';
import { followSettings, followStock } from './stock/low-stock/low-stock-events.ts';

/** What happens after each write of a document, by its collection. `ids` returns the shop's keys when it is called. */
export function followUpsByCollection(ids: () => KeyedIds) {
  return {
    /** Updates search, facets, stock value and low stock, and notifies back-in-stock subscribers. */
    products: [(write) => onProductWritten(write, ids()), followStock],
    /** Applies a new low-stock limit to the lists. */
    settings: [followSettings],
    /** Issues documents, and updates sales figures, customers and receivables. */
    orders: ORDER_FOLLOW_UPS,
    /** Updates sales figures, and issues credit notes for refunds, or refund vouchers when there is no invoice yet. */
    refunds: [onSettledWritten, issueVoucherAtRefund, creditWrittenRefund],
    /** Updates sales figures, and issues credit notes for goods that reduced a balance or paid for a replacement. */
    balanceAdjustments: [onSettledWritten, creditWrittenRefund],
    /** Updates the lists of customers and companies. */
    users: [onProfileWritten, onCompanyRenamed],
  } satisfies Record<string, readonly FollowUp[]>;
}
