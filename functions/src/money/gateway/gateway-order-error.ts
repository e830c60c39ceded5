import { PAYMENT_MESSAGES } from '@kargha/domain/payments/payment';

import { conflict, HttpError } from '../../http/errors.ts';
import type { GatewayError } from './payment-gateway.ts';

const TOO_MUCH =
  'This amount is too large for one online payment. Please contact us for another way to pay.';

/**
 * Returns 409 amount_too_large when the gateway accepts no payment of this size, otherwise 502
 * gateway_unavailable.
 */
export function gatewayOrderError({ failure }: Pick<GatewayError, 'failure'>): HttpError {
  return failure === 'too_much'
    ? conflict('amount_too_large', TOO_MUCH)
    : new HttpError(502, 'gateway_unavailable', PAYMENT_MESSAGES.createFailed);
}
