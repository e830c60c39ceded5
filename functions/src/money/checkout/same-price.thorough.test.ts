import { rupeesToPaise } from '@kargha/domain/money/paise';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import type { Product } from '@kargha/domain/catalogue/product';
import { PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';
import { randomNumbers } from '@kargha/domain/testing/random-numbers';
import { expect, test } from 'vitest';

import { priceCheckout } from './price-checkout.ts';

const CARTS = 100_000;
/** For a busy machine; the test takes about two seconds of processor. */
const PATIENCE_MS = 120_000;

test(
  'a hundred thousand carts cost the same in the browser and on the server',
  () => {
    const random = randomNumbers(2026);
    const whole = (most: number) => 1 + Math.floor(random() * most);
    let totals = 0;
    for (let cart = 0; cart < CARTS; cart += 1) {
      const lines = Array.from({ length: whole(6) }, (_, index) => ({
        productId: `p${index}`,
        quantity: whole(5),
        price: whole(900_000) / 100,
        chargeTax: random() < 0.9,
      }));
      const browser = priceOrder(
        lines.map(({ price, quantity, chargeTax }) => ({
          unitPrice: rupeesToPaise(price),
          quantity,
          chargeTax,
        })),
      );
      const products = new Map(lines.map((line) => [line.productId, productOf(line)]));
      totals += priceCheckout(lines, { products, accessCodes: [] }, browser.total).totals.total;
    }
    expect(totals).toBeGreaterThan(CARTS);
  },
  PATIENCE_MS,
);

function productOf(line: { productId: string; price: number; chargeTax: boolean }): Product {
  const { productId, price, chargeTax } = line;
  return { ...PLAIN_PRODUCT, _id: productId, quantity: 5, price, chargeTax };
}
