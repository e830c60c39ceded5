import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import { CATALOGUE } from './catalogue/catalogue.ts';
import { catalogueIndexDocuments } from './catalogue/catalogue-index.ts';
import { productDocuments, type ProductContext } from './catalogue/product-documents.ts';
import { soldScoreDocuments } from './catalogue/sold-score.ts';
import { auditDocuments } from './content/audit.ts';
import { collectionDocuments } from './content/collections.ts';
import { originDocuments } from './content/origins.ts';
import { contentDocuments } from './content/home.ts';
import { mailDocuments } from './content/mail.ts';
import { newsletterDocuments } from './content/newsletter.ts';
import { reviewDocuments, ratingsByProduct } from './content/reviews.ts';
import { searchDocuments } from './content/searches.ts';
import { settingsDocuments } from './content/settings.ts';
import { storyDocuments } from './content/stories.ts';
import { ticketDocuments } from './content/tickets.ts';
import { seedDocument, type SeedDocument } from './foundation/seed-document.ts';
import { countedOrders } from './orders/counted-orders.ts';
import { orderDocument } from './orders/order-document.ts';
import { eventDocuments } from './orders/order-events.ts';
import { ORDER_PLANS } from './orders/orders.ts';
import { paymentDocuments } from './orders/payment-documents.ts';
import type { StoredOrder } from './orders/stored-order.ts';
import { breakdownDocuments } from './orders/breakdown-documents.ts';
import { salesDocuments } from './orders/sales-documents.ts';
import { stepDocuments } from './orders/step-documents.ts';
import { stockLedger } from './orders/stock-ledger.ts';
import { accessCodeDocuments } from './people/access-codes.ts';
import { consentDocuments } from './people/consents.ts';
import { customerDocuments } from './people/customers.ts';
import { userProfileDocuments } from './people/user-profile-document.ts';
import { companyCreditDocuments } from './trade/company-credits.ts';
import { discountDocuments } from './trade/discounts.ts';
import { giftCardDocuments } from './trade/gift-cards.ts';
import { creditNotesOf, invoiceDocuments, invoicesOf } from './trade/invoices.ts';
import { linkDocuments } from './trade/link-documents.ts';
import { pieceBatchDocuments } from './trade/piece-batches.ts';
import { purchaseOrderDocuments } from './trade/purchase-orders.ts';
import { quoteDocuments } from './trade/quotes.ts';
import { receiptDocuments } from './trade/receipts.ts';
import { returnDocuments } from './trade/returns.ts';
import { stockCounts } from './trade/stock-counts.ts';
import { supplierDocuments } from './trade/suppliers.ts';
import { transferDocuments } from './trade/transfers.ts';

/** Every document of the sample shop, sorted by path. Throws when two have the same path. */
export function sampleShop(
  pictures: Pick<ProductContext, 'picturesOf' | 'imageUrl'>,
): SeedDocument[] {
  const orders = ORDER_PLANS.map(orderDocument);
  const ledger = stockLedger(CATALOGUE, orders, stockCounts());
  const payments = ORDER_PLANS.flatMap(paymentDocuments);
  const returns = returnDocuments();
  const counted = countedOrders(orders, { payments, returns });
  const products = productDocuments({
    counted,
    ledger,
    ratingsByProduct: ratingsByProduct(),
    ...pictures,
  });
  const documents = [
    ...products,
    ...catalogueIndexDocuments(products),
    ...pieceBatchDocuments(products),
    ...soldScoreDocuments(counted),
    ...salesDocuments(counted, products),
    ...breakdownDocuments({
      counted,
      products,
      invoices: invoicesOf(orders),
      creditNotes: creditNotesOf(orders),
      returns: returns.map(({ data }) => data as unknown as OrderReturn),
    }),
    ...orders.map(({ id, ...order }) => seedDocument(`orders/${id}`, order)),
    ...orders.map(({ id, number }) => seedDocument(`orderNumbers/${number}`, { orderId: id })),
    ...ORDER_PLANS.flatMap(eventDocuments),
    ...payments,
    ...ledger.documents,
    ...userProfileDocuments(),
    ...customerDocuments(orders),
    ...consentDocuments(),
    ...stepDocuments(orders),
    ...accessCodeDocuments(),
    ...tradeDocuments(orders),
    ...invoiceDocuments(orders),
    ...receiptDocuments(orders),
    ...contentCollections(),
  ];
  return sortByPath(linkDocuments(documents, orders));
}

function tradeDocuments(orders: readonly StoredOrder[]): SeedDocument[] {
  return [
    ...quoteDocuments(),
    ...discountDocuments(),
    ...giftCardDocuments(),
    ...companyCreditDocuments(orders),
    ...purchaseOrderDocuments(),
    ...transferDocuments(),
    ...returnDocuments(),
    ...supplierDocuments(),
  ];
}

function contentCollections(): SeedDocument[] {
  return [
    ...settingsDocuments(),
    ...contentDocuments(),
    ...searchDocuments(),
    ...collectionDocuments(),
    ...originDocuments(),
    ...storyDocuments(),
    ...reviewDocuments(),
    ...ticketDocuments(),
    ...newsletterDocuments(),
    ...mailDocuments(),
    ...auditDocuments(),
  ];
}

function sortByPath(documents: readonly SeedDocument[]): SeedDocument[] {
  const ordered = documents.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const duplicate = ordered.find(({ path }, index) => path === ordered[index + 1]?.path);
  if (duplicate) throw new RangeError(`${duplicate.path} has two documents.`);
  return ordered;
}
