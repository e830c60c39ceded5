import { billingProblem } from '@kargha/domain/invoices/company-address';
import { findState } from '@kargha/domain/india/indian-states';
import { shortLines } from '@kargha/domain/quotes/offer-stock';
import type { QuoteLine, QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import type { QuoteAcceptance } from '@kargha/domain/quotes/quote-offer';
import { reserve } from '@kargha/domain/stock/stock';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { languagePath } from '@kargha/domain/settings/language-path';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { refuseOtherStates } from '../../money/checkout/refuse-other-states.ts';
import { refuseOverCreditLimit } from '../../money/credit/company-credit-guard.ts';
import { conflict, invalid, suspended } from '../../http/errors.ts';
import { offerAcceptedEmail } from '../../mail/quote-emails.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { queueEmail } from '../../records/email-record.ts';
import {
  createOrder,
  newOrderNumber,
  orderRef,
  readOrder,
  type OrderRecord,
} from '../../records/order-record.ts';
import {
  readVersion,
  updateQuote,
  versionRef,
  type QuoteRecord,
} from '../../records/quote-record.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';
import { changeStock } from '../../records/stock-record.ts';
import { readUser, userRef } from '../../records/user-record.ts';
import {
  requireBuyerStep,
  notBusinessBuyer,
  quoteNotFound,
  quoteOfBuyer,
  refuseOldVersion,
} from './quote-access.ts';
import { productsOfLines } from './check-offer-lines.ts';
import { quoteBuyer } from '../../people/companies/quote-buyer.ts';
import { orderFromQuote, orderIdFromQuote, type AcceptedOffer } from './order-from-quote.ts';

interface AcceptRequest {
  quoteId: string;
  uid: string;
  acceptance: QuoteAcceptance;
  at: Date;
}

/**
 * Creates the order of an accepted offer. The transaction checks everything again: latest version, status,
 * validity by the server's clock, and the buyer's role. Accepting again returns the same order. Throws 403
 * not_allowed without the role, 404 not_found for another buyer's offer, 409 stale, expired, not_allowed,
 * company_changed, other_state, within_state_only, out_of_stock, and as refuseOverCreditLimit.
 */
export function acceptOffer(ids: KeyedIds, request: AcceptRequest): Promise<OrderRecord> {
  const { quoteId, uid, acceptance, at } = request;
  return inTransaction(async (transaction) => {
    const profile = await businessProfile(transaction, uid);
    const quote = await quoteOfBuyer(transaction, quoteId, uid);
    refuseOldVersion(quote, acceptance.version);
    const existing = readOrder(await transaction.get(orderRef(orderIdFromQuote(ids, quoteId))));
    if (existing) return existing;
    const next = requireBuyerStep(quote, 'accept', at);
    const offer = readVersion(await transaction.get(versionRef(quoteId, acceptance.version)));
    if (!offer) throw quoteNotFound();
    refuseOtherTerms(offer, quote, profile, acceptance);
    await refuseOtherState(transaction, offer, request);
    if (offer.paymentTerms === 'credit-30') {
      await refuseOverCreditLimit(transaction, { uid, amount: offer.totals.total, at });
    }
    const products = await productsOfLines(transaction, offer.lines);
    refuseMissingStock(offer, products);
    const number = newOrderNumber();
    const accepted = { ids, quote, offer, profile, acceptance, products, number, at };
    const order = orderFromQuote(accepted);
    writeOrder(transaction, order, accepted);
    transaction.update(versionRef(quoteId, offer.version), { state: next.offer });
    updateQuote(transaction, quote, at, {
      state: next.request,
      versionState: next.offer,
      orderId: order.id,
      purchaseOrderNumber: acceptance.purchaseOrderNumber,
    });
    return order;
  });
}

async function businessProfile(transaction: Transaction, uid: string): Promise<UserProfile> {
  const profile = readUser(await transaction.get(userRef(uid)));
  if (profile?.suspended === true) throw suspended();
  if (profile?.role !== 'b2b_buyer') throw notBusinessBuyer();
  return profile;
}

/** Tax and credit depend on the company and the state of the offer. */
function refuseOtherTerms(
  offer: QuoteVersion,
  quote: QuoteRecord,
  profile: UserProfile,
  { deliverTo }: QuoteAcceptance,
): void {
  const { buyer, placeOfSupply } = offer;
  if (quoteBuyer(quote.companyName, profile).gstin !== buyer.gstin) {
    throw conflict('company_changed', quoteMessages.company_changed());
  }
  const state = findState(deliverTo.state);
  if (!state) throw invalid(quoteMessages.choose_state(), { 'deliverTo.state': 'Unknown' });
  if (buyer.gstin === '' && state.gstCode !== placeOfSupply.stateCode) {
    throw conflict('other_state', quoteMessages.other_state({ state: placeOfSupply.name }));
  }
  // CGST Rule 46: the invoice needs an address of the company in the state of its GST number.
  if (billingProblem({ gstin: buyer.gstin, address: deliverTo }, profile) !== null) {
    const message = quoteMessages.no_billing_address({ state: state.name });
    throw invalid(message, { 'deliverTo.state': message });
  }
}

async function refuseOtherState(
  transaction: Transaction,
  { lines, buyer: { gstin } }: QuoteVersion,
  { acceptance: { deliverTo }, at }: AcceptRequest,
): Promise<void> {
  const { seller } = settingsIn(await transaction.get(settingsRef()));
  const goods = lines.map(({ description: title, hsnCode }) => ({ title, hsnCode }));
  refuseOtherStates(seller, { state: deliverTo.state, gstin }, goods, at);
}

/**
 * With a lead time, missing stock is made to order (decision 012). Without one, all items must be in stock and for
 * sale. Throws 409 out_of_stock.
 */
function refuseMissingStock(
  { lines, leadTimeDays }: QuoteVersion,
  products: AcceptedOffer['products'],
): void {
  if (leadTimeDays > 0) return;
  const isUnavailable = ({ productId }: QuoteLine) =>
    productId !== null && products.get(productId)?.status !== 'active';
  const [short] = shortLines(lines, (id) => products.get(id) ?? undefined);
  const missing = lines.find(isUnavailable) ?? (short && lines[short.place]);
  if (!missing) return;
  throw conflict('out_of_stock', quoteMessages.quoted_item_gone({ product: missing.description }));
}

function writeOrder(transaction: Transaction, order: OrderRecord, accepted: AcceptedOffer): void {
  const { quote, offer, acceptance, at } = accepted;
  createOrder(transaction, order, {
    cause: `quote-${quote.id}`,
    to: order.state,
    what: `Offer accepted, version ${offer.version}`,
    by: 'shopper',
    at,
  });
  changeStock(transaction, order.lines, reserve, {
    orderId: order.id,
    round: order.holdRound,
    by: 'shopper',
    at,
  });
  const { purchaseOrderNumber } = acceptance;
  const mail = offerAcceptedEmail(
    quote,
    offer,
    { number: order.number, purchaseOrderNumber },
    shopAddress() + languagePath(quote.language ?? 'en', `/orders/${order.id}`),
  );
  queueEmail(transaction, `quote_${quote.id}_accept`, mail);
}
