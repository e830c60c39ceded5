/** What Razorpay reports over the life of one payment. */
export function paymentEvents(gatewayOrderId: string, amount = 227_400) {
  const id = `pay_${gatewayOrderId.slice(6)}`;
  const paymentEvent = (status: string) => ({
    id,
    entity: 'payment',
    order_id: gatewayOrderId,
    amount,
    currency: 'INR',
    status,
    method: 'upi',
    captured: status === 'captured',
  });
  return {
    id,
    events: {
      'payment.failed': paymentEvent('failed'),
      'payment.authorized': paymentEvent('authorized'),
      'payment.captured': paymentEvent('captured'),
      'order.paid': paymentEvent('captured'),
    } as Record<string, object>,
  };
}
