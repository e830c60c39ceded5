import { randomUUID } from 'node:crypto';

import type { GiftCard } from '@kargha/domain/pricing/gift-card';
import type { GiftCardSale } from '@kargha/domain/pricing/gift-card-sale-schema';

import {
  readGiftCardSale,
  giftCardSaleRef,
} from '../../functions/src/records/gift-card-sale-record.ts';
import { giftCardRef, readGiftCard } from '../../functions/src/records/gift-card-record.ts';
import { fromAnywhere } from './checkout-fixtures.ts';
import { deliverWebhook } from './duplicate-payments.ts';
import { db } from './ledger-fixtures.ts';
import { pay, sandboxState, type Handed } from './sandbox-client.ts';
import type { Answer, ShopClient } from './shop-client.ts';

export const VALUE = 150_000;

/** What a guest types, as it is sent. */
export const wish = (fields: object = {}) => ({
  requestId: randomUUID(),
  amount: VALUE,
  recipientName: 'Meera Nair',
  recipientEmail: 'meera@mail.example',
  message: 'Happy birthday!',
  deliverOn: '',
  buyerName: 'Asha Verma',
  buyerEmail: `asha.${randomUUID()}@mail.example`,
  buyerPhone: '9876543210',
  ...fields,
});

export const openSale = (shop: ShopClient, fields: object = {}): Promise<Answer> =>
  shop.post('/gift-card-sales', wish(fields), fromAnywhere());

export interface OpenedSale {
  saleId: string;
  number: string;
  token: string;
  gatewayOrderId: string;
}

/** Opens the payment of a gift card. */
export async function opened(shop: ShopClient, fields: object = {}): Promise<OpenedSale> {
  const { status, body } = await openSale(shop, fields);
  if (status !== 200) throw new Error(`gift-card-sales: ${JSON.stringify(body)}`);
  const { order, orderId, orderNumber, trackingToken } = body as Record<string, string> & {
    order: { id: string };
  };
  return {
    saleId: orderId!,
    number: orderNumber!,
    token: trackingToken!,
    gatewayOrderId: order.id,
  };
}

export const verify = (shop: ShopClient, proof: Handed): Promise<Answer> =>
  shop.post('/razorpay/verify-payment', proof);

/** Buys a gift card and verifies its payment. */
export async function bought(
  shop: ShopClient,
  fields: object = {},
): Promise<OpenedSale & { paymentId: string; cardId: string; proof: Handed }> {
  const sale = await opened(shop, fields);
  const proof = await pay(sale.gatewayOrderId);
  const { status, body } = await verify(shop, proof);
  if (status !== 200) throw new Error(`verify-payment: ${JSON.stringify(body)}`);
  const { cardId } = await saleOf(sale.saleId);
  return { ...sale, paymentId: proof.razorpay_payment_id, cardId: cardId!, proof };
}

export async function saleOf(saleId: string): Promise<GiftCardSale> {
  return readGiftCardSale(await giftCardSaleRef(saleId).get())!;
}

export async function cardOf(cardId: string): Promise<GiftCard> {
  return readGiftCard(await giftCardRef(cardId).get())!;
}

/** The cards that were issued for a sale: there may be one. */
export async function cardsOf(saleId: string): Promise<GiftCard[]> {
  const { docs } = await db().collection('giftCards').where('saleId', '==', saleId).get();
  return docs.map((one) => readGiftCard(one)!);
}

/** The gateway tells what it knows of a payment; the same event id is the same delivery. */
export async function tell(
  shop: ShopClient,
  event: string,
  paymentId: string,
  eventId = `${event.replace('.', '-')}-${paymentId}`,
): Promise<void> {
  const payment = (await sandboxState()).payments.find(({ id }) => id === paymentId);
  await deliverWebhook(shop, event, { payment: { ...payment } }, eventId);
}

/** Refunds of a payment at the gateway, in paise. */
export async function refundsAtGateway(paymentId: string): Promise<number[]> {
  const { refunds } = await sandboxState();
  return refunds.filter((one) => one.payment_id === paymentId).map(({ amount }) => amount);
}

export async function emailOf(id: string): Promise<{ to: string[]; text: string } | null> {
  const email = await db().doc(`mail/${id}`).get();
  if (!email.exists) return null;
  return { to: email.get('to') as string[], text: String(email.get('message.text')) };
}

/** The code in the email to the recipient. */
export async function emailedCode(cardId: string): Promise<string> {
  const email = await emailOf(`gift-card_${cardId}`);
  return /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(email?.text ?? '')?.[0] ?? '';
}
