import { giftCardMessages } from '@kargha/domain/messages/gift-card-messages';
import { indianDay } from '@kargha/domain/india/indian-day';
import { paise } from '@kargha/domain/money/paise';
import type { GiftCardPurchase } from '@kargha/domain/pricing/gift-card-purchase';
import { payableUntil, type GiftCardSale } from '@kargha/domain/pricing/gift-card-sale';
import type { OpenedGiftCardSale } from '@kargha/domain/pricing/gift-card-sale-endpoints';
import { crockford } from '@kargha/domain/records/crockford';
import { CURRENCY } from '@kargha/domain/shopping/checkout-request';

import { conflict } from '../../http/errors.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { giftCardSaleRef, readGiftCardSale } from '../../records/gift-card-sale-record.ts';
import { requestHash } from '../../records/repeated-request.ts';
import { settingsIn, settingsRef } from '../../records/settings-record.ts';
import type { Shopper } from '../checkout/checkout-shopper.ts';
import { createGatewayOrder, requireMatch } from '../checkout/gateway-order.ts';
import { refuseWhileClosed } from '../checkout/open-order.ts';
import { gatewayOrderError } from '../gateway/gateway-order-error.ts';
import { GatewayError, type GatewayOrder } from '../gateway/payment-gateway.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import {
  failureCounters,
  refuseAfterFailures,
  refuseManyFailures,
} from '../reservations/failed-payments.ts';
import { placedFrom } from '../reservations/unpaid-orders.ts';
import { saleToken } from './sale-token.ts';

/** Openings per network address: each one is a gateway order and a record with personal data. */
const OPENINGS: RateLimit = { scope: 'gift-card-sales', attempts: 20, minutes: 60 };

const NUMBER_BYTES = 8;

/**
 * Opens the payment of a gift card at the amount of the request, which the schema limits. The same request returns the
 * same payment. Throws 409 already_saved for a request id with other details and already_paid, 429 after too many
 * openings or failed payments, 502 gateway_unavailable, and 503 maintenance.
 */
export async function openGiftCardSale(
  context: PaymentContext,
  shopper: Shopper,
  request: GiftCardPurchase,
): Promise<OpenedGiftCardSale> {
  const at = context.now();
  await consumeAttempt(OPENINGS, shopper.address ?? 'unknown', at);
  const sale = await openSale(newSale(context, shopper, request, at), at);
  const id = sale.gatewayOrderId ?? (await openGatewayOrder(context, sale));
  return {
    order: { id, amount: sale.amount, currency: sale.currency },
    keyId: context.keyId,
    orderId: sale.id,
    orderNumber: sale.number,
    trackingToken: saleToken(context.ids, sale.id),
  };
}

function newSale(
  { ids }: PaymentContext,
  { uid, address }: Shopper,
  request: GiftCardPurchase,
  at: Date,
): GiftCardSale {
  const { recipientName, recipientEmail, buyerName, buyerEmail, buyerPhone } = request;
  const id = ids.idFor('gift-card-sale', uid ?? `guest ${buyerEmail}`, request.requestId);
  return {
    id,
    number: `GS-${crockford(Buffer.from(id, 'hex').subarray(0, NUMBER_BYTES))}`,
    state: 'pending_payment',
    amount: paise(request.amount),
    currency: CURRENCY,
    uid,
    buyer: { name: buyerName, email: buyerEmail, phone: buyerPhone },
    recipient: { name: recipientName, email: recipientEmail },
    message: request.message,
    deliverOn: request.deliverOn || indianDay(at),
    ...(request.language === 'hi' && { language: 'hi' as const }),
    requestHash: requestHash(request),
    placedFrom: placedFrom(address, ids),
    gatewayOrderId: null,
    payableUntil: payableUntil(at),
    paymentId: null,
    captured: paise(0),
    refunded: paise(0),
    cardId: null,
    cardNumber: '',
    emailDueOn: null,
    paidAt: null,
    refundedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** Opening it again gives it its whole time to be paid. */
function openSale(wanted: GiftCardSale, at: Date): Promise<GiftCardSale> {
  return inTransaction(async (transaction) => {
    const { id, ...stored } = wanted;
    const existing = readGiftCardSale(await transaction.get(giftCardSaleRef(id)));
    if (existing) refuseChanged(existing, wanted);
    await refuseOpening(transaction, wanted, at);
    if (!existing) {
      transaction.create(giftCardSaleRef(id), stored);
      return wanted;
    }
    refuseAfterFailures(existing, at, giftCardMessages.card_payments_failed());
    const changes = { payableUntil: wanted.payableUntil, updatedAt: at };
    transaction.update(giftCardSaleRef(id), changes);
    return { ...existing, ...changes };
  });
}

function refuseChanged(existing: GiftCardSale, wanted: GiftCardSale): void {
  if (existing.state !== 'pending_payment')
    throw conflict('already_paid', giftCardMessages.card_paid_already());
  const { id, requestHash: known } = existing;
  if (known !== wanted.requestHash)
    throw conflict('already_saved', giftCardMessages.card_details_changed(), { id });
}

async function refuseOpening(
  transaction: Transaction,
  { uid, buyer: { email }, placedFrom: from }: GiftCardSale,
  at: Date,
): Promise<void> {
  const [settings, ...counters] = await transaction.getAll(
    settingsRef(),
    ...failureCounters({ uid, email, from }),
  );
  if (settings) refuseWhileClosed(settingsIn(settings));
  refuseManyFailures(counters, at);
}

/** The id of the sale is the receipt, so a gateway order whose response was lost is found again. */
async function openGatewayOrder(context: PaymentContext, sale: GiftCardSale): Promise<string> {
  const { id: receipt, amount, currency } = sale;
  const wanted = { receipt, amount, currency };
  try {
    const found = await context.gateway.findOrderByReceipt(receipt);
    const opened = found
      ? requireMatch(found, wanted)
      : await createGatewayOrder(context.gateway, wanted);
    return await saveGatewayOrder(sale.id, opened);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { failure, message: reason } = error;
    log.warn('The gateway did not open the payment of a gift card.', {
      sale: sale.id,
      failure,
      reason,
    });
    throw gatewayOrderError(error);
  }
}

/** Two requests may create two gateway orders; the first one saved is the one that gets paid. */
function saveGatewayOrder(saleId: string, { id }: GatewayOrder): Promise<string> {
  return inTransaction(async (transaction) => {
    const sale = readGiftCardSale(await transaction.get(giftCardSaleRef(saleId)));
    if (!sale) throw gatewayOrderError({ failure: 'unavailable' });
    if (sale.gatewayOrderId !== null) return sale.gatewayOrderId;
    transaction.update(giftCardSaleRef(saleId), { gatewayOrderId: id });
    return id;
  });
}
