import { paise } from '@kargha/domain/money/paise';
import type { DraftOrder } from '@kargha/domain/orders/draft-order';

const NONE = paise(0);

/** A stored draft order; the sample shop has none. */
export const DRAFT: Omit<DraftOrder, 'id' | 'createdAt' | 'updatedAt'> = {
  uid: null,
  customer: {
    ...{ name: 'Asha', email: '', phone: '', gstin: '', companyName: '' },
    address: { line1: '', line2: '', city: '', state: '', pincode: '', country: 'India' },
  },
  items: [],
  couponCode: '',
  discount: null,
  shipping: null,
  note: '',
  state: 'open',
  orderId: null,
  orderNumber: null,
  totals: {
    subtotal: NONE,
    discount: NONE,
    shipping: NONE,
    tax: NONE,
    giftCard: NONE,
    total: NONE,
  },
  pieces: 0,
  search: [],
  by: '',
  revision: 1,
};
