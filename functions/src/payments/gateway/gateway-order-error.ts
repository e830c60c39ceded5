import { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';

import { conflict, HttpError } from '../../http/errors.ts';
import type { GatewayError } from './payment-gateway.ts';

const TOO_MUCH =
  'This amount is too large for one online payment. Please contact us for another way to pay.';

/**
 * What who wanted to pay is told when the gateway has opened no order: 409 amount_too_large when it takes no payment of
 * this size, however often it is asked, and 502 gateway_unavailable otherwise.
 */
export function gatewayOrderError({ failure }: Pick<GatewayError, 'failure'>): HttpError {
  return failure === 'too_much'
    ? conflict('amount_too_large', TOO_MUCH)
    : new HttpError(502, 'gateway_unavailable', PAYMENT_MESSAGES.createFailed);
}
