import type { Transaction } from '../../platform/firestore.ts';
import {
  findSaleByGatewayOrder,
  giftCardSaleRef,
  readGiftCardSale,
  type GiftCardSale,
} from '../../records/gift-card-sale-record.ts';
import {
  findByGatewayOrder,
  orderRef,
  readOrder,
  type OrderRecord,
} from '../../records/order-record.ts';

/** What a payment at the gateway pays for. */
export type PaymentTarget = OrderRecord | GiftCardSale;

export function isGiftCardSale(target: PaymentTarget): target is GiftCardSale {
  return 'deliverOn' in target;
}

/** The order, or the sale of a gift card, that a gateway order pays. */
export async function findPaymentTarget(gatewayOrderId: string): Promise<PaymentTarget | null> {
  if (gatewayOrderId === '') return null;
  return (
    (await findByGatewayOrder(gatewayOrderId)) ?? (await findSaleByGatewayOrder(gatewayOrderId))
  );
}

/** Reads it again within a transaction. */
export async function readPaymentTarget(
  transaction: Transaction,
  target: PaymentTarget,
): Promise<PaymentTarget | null> {
  return isGiftCardSale(target)
    ? readGiftCardSale(await transaction.get(giftCardSaleRef(target.id)))
    : readOrder(await transaction.get(orderRef(target.id)));
}
