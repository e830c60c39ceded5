import { paise } from '@kargha/domain/money/paise';

import type { Transaction } from '../../platform/firestore.ts';
import { refundRef, type RefundRecord } from '../../records/payment-record.ts';
import type { GatewayRefund } from '../gateway/payment-gateway.ts';

/** What a refund means for the balance at the gateway, for the match with its settlements. */
export function balanceChanges(
  refund: RefundRecord | null,
  gatewayRefund: GatewayRefund,
  at: Date,
): Partial<RefundRecord> {
  const isFailed = gatewayRefund.status === 'failed';
  if (refund?.sentAt !== undefined) return isFailed ? { returnedAt: at } : {};
  return isFailed || gatewayRefund.id === '' ? {} : { sentAt: at, ...chargesOf(gatewayRefund) };
}

function chargesOf({ speed, fee, tax = paise(0) }: GatewayRefund): Partial<RefundRecord> {
  return { ...(speed && { speed }), ...(fee !== undefined && { fee, tax }) };
}

/** An instant refund that the bank could not make at once costs nothing (refund.speed_changed). */
export function noteSlowerSpeed(
  transaction: Transaction,
  id: string,
  refund: RefundRecord | null,
  { gatewayRefund, at }: { gatewayRefund: GatewayRefund; at: Date },
): void {
  if (refund?.speed !== 'instant' || gatewayRefund.speed !== 'normal') return;
  transaction.update(refundRef(id), { speed: 'normal', feeReturnedAt: at, updatedAt: at });
}
