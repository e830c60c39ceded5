/** What Razorpay reports over the life of one payment. */
export function paymentEvents(gatewayOrderId: string, amount = 227_400) {
  const id = `pay_${gatewayOrderId.slice(6)}`;
  const told = (status: string) => ({
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
      'payment.failed': told('failed'),
      'payment.authorized': told('authorized'),
      'payment.captured': told('captured'),
      'order.paid': told('captured'),
    } as Record<string, object>,
  };
}
