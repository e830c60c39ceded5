/** Documents that raise an alarm. */
export const NOW = new Date();
export const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

export const DISPUTE = {
  ...{ paymentId: 'pay_1', orderId: null, orderNumber: null, deducted: 0, currency: 'INR' },
  ...{ reasonCode: 'fraud', reason: '', phase: 'chargeback', status: 'open', submittedAt: null },
  ...{ createdAt: NOW, deductedAt: null, updatedAt: NOW },
};

export const BOOKING = {
  ...{ orderId: 'order-2', orderNumber: 'K-2', parcelId: 'parcel-1', state: 'requested' },
  ...{ reference: 'K-2-1', round: 1, lines: [], value: 100_000, attempts: 3 },
  size: { weightGrams: 500, lengthCm: 30, breadthCm: 20, heightCm: 5 },
  ...{ problem: 'It did not respond.', nextAttemptAt: minutesAgo(-1) },
};
