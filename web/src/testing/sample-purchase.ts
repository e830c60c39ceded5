import type { CartLine } from '@kargha/domain/shopping/cart';
import { rupeesToPaise } from '@kargha/domain/money/paise';
import { priceOrder, type PricedLine } from '@kargha/domain/pricing/price-order';

export const saree: CartLine & PricedLine = {
  id: 'p1',
  name: 'Saree',
  price: 18_500,
  originalPrice: 23_000,
  image: '',
  origin: 'Varanasi',
  quantity: 1,
  unitPrice: rupeesToPaise(18_500),
  chargeTax: true,
};
export const customer = {
  name: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '9876543210',
  address: {
    line1: '12 Weaver Lane',
    line2: '',
    city: 'Varanasi',
    state: 'Uttar Pradesh',
    pincode: '221001',
    country: 'India',
  },
} as const;
/** What `customer` types into the fields of checkout. */
export const typedCustomer = {
  'Full name': 'Asha Devi',
  Email: 'asha@kargha.example',
  Phone: '98765 43210',
  'Address line 1': '12 Weaver Lane',
  Pincode: '221001',
  City: 'Varanasi',
  State: 'Uttar Pradesh',
};
export const shopfront = {
  name: 'Kargha',
  description: (number: string) => `Order ${number}`,
  logo: 'https://shop.test/logo.png',
  colour: '#bf4a14',
};
const NO_CODES = { couponCode: '', giftCard: '' };

export function sampleCart(lines: (CartLine & PricedLine)[]) {
  return { lines, totals: priceOrder(lines), codes: NO_CODES };
}
