import type { InvoiceParty } from './invoice.ts';
import type { Paise } from './paise.ts';

/**
 * receiptVouchers/{id}: confirms an advance (CGST Rule 50); the tax falls due with the tax invoice, since an advance for
 * goods bears none (Notification 66/2017). Never changed once issued.
 */
export interface ReceiptVoucher {
  number: string;
  financialYear: string;
  serial: number;
  uid: string | null;
  orderId: string;
  orderNumber: string;
  /** the part of the order's price that was paid */
  partId: string;
  supplier: InvoiceParty;
  buyer: InvoiceParty;
  placeOfSupply: { name: string; stateCode: string };
  /** the goods that the advance is for */
  goods: { description: string; hsnCode: string; quantity: number; taxPercent: number }[];
  amount: Paise;
  /** of the order, with its tax */
  orderTotal: Paise;
  /** the gateway's payment, or the UTR of a bank transfer */
  reference: string;
  purchaseOrderNumber: string;
  issuedAt: Date;
}
