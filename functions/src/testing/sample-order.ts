import { paise } from '@kargha/domain/money/paise';

import type { GiftCardRefund } from '../records/gift-card-record.ts';

/** The name contains HTML, which emails must escape. */
export const sampleRecipient = {
  name: 'Asha <b>Verma</b>',
  email: 'asha.verma@kargha.example',
  isEmailProven: true,
  phone: '9876543210',
  address: {
    line1: '4 Mill Road',
    line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
    country: 'India' as const,
  },
};

export const sampleOrder = {
  number: 'KG-ABCD1234',
  customer: sampleRecipient,
  lines: [
    {
      productId: 'saree',
      title: 'Saree "Kora" & border',
      image: '',
      sku: '',
      hsnCode: '',
      unitPrice: paise(180_000),
      quantity: 2,
      chargeTax: true,
      discount: paise(0),
      held: 2,
    },
  ],
};

export const sampleBackOnCard: GiftCardRefund = {
  last4: 'K7QM',
  amount: paise(50_000),
  until: null,
  expiredBalance: paise(0),
  hasEnded: false,
  isSpendable: true,
};
