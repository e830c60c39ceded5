import { createHmac } from 'node:crypto';

/** The signature that Checkout passes to the shop with a payment. */
export function signPayment(orderId: string, paymentId: string, keySecret: string): string {
  return hmac(`${orderId}|${paymentId}`, keySecret);
}

/** The X-Razorpay-Signature of a webhook, computed over the raw body. */
export function signWebhook(body: string, webhookSecret: string): string {
  return hmac(body, webhookSecret);
}

/** HMAC-SHA256 in lower-case hexadecimal. */
function hmac(message: string, secret: string): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}
