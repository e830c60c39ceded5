import { expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { CartLineRow } from '../features/cart/components/cart-line-row.tsx';
import { OrderSummary } from '../features/cart/prices/components/order-summary.tsx';
import { useCartStore } from '../features/cart/state/cart-store.ts';
import { ProductCard } from '../features/catalog/list/components/product-card.tsx';
import { SaleTermsLine } from '../features/catalog/product/components/sale-terms-line.tsx';
import { OrderPanel } from '../features/checkout/components/order-panel.tsx';

vi.mock('#lib/firebase/public-firestore.ts', () => ({
  readPublicDocument: () => Promise.resolve({}),
}));
vi.mock('#lib/shop/shop-front.ts', () => ({ useShopFront: () => ({ gst: 'added' }) }));

const LINE = {
  ...{ id: 'p', name: 'Stole', image: '', origin: '' },
  ...{ price: 690, originalPrice: 900, quantity: 1 },
};
const GOODS = { unitPrice: paise(69_000), quantity: 1, chargeTax: true };

/** What a part of a page says about money, from top to bottom. */
function moneyIn({ container }: { container: HTMLElement }): string[] {
  return [...container.querySelectorAll('*')]
    .filter((element) => element.childElementCount === 0)
    .map((element) => element.textContent.trim())
    .filter((text) => /[₹%]|GST|Total|Shipping|Free|Subtotal/i.test(text));
}

interface Money {
  /** what the specification shows (§2 and §9) */
  specified: string[];
  /** what the price with GST adds to it, and nothing else */
  added: string[];
}

function expectMoney(part: { container: HTMLElement }, { specified, added }: Money): void {
  const said = moneyIn(part);
  expect(said.filter((text) => !added.includes(text))).toEqual(specified);
  expect(said.filter((text) => added.includes(text))).toEqual(added);
}

test('a card says what the specification says, and that its crossed-out price is before GST', () => {
  const product = sampleProduct({ price: 690, costPerItem: 900 });
  const card = renderInShop(
    <ProductCard product={product} productPath="/products/p" action={null} heart={null} />,
  );
  expectMoney(card, {
    specified: ['23% off', '₹690', '₹900', 'You save ₹210'],
    added: ['before GST'],
  });
});

test('the product page adds the price with GST and what is charged on top', async () => {
  const terms = renderInShop(<SaleTermsLine product={sampleProduct({ price: 690 })} />);
  await vi.waitFor(() =>
    expectMoney(terms, {
      specified: [],
      added: ['₹814 with GST', '18% GST extra · Free shipping above ₹2,000'],
    }),
  );
});

test('the cart says what the specification says, and the GST that checkout adds', () => {
  useCartStore.setState({ lines: [LINE] });
  expectMoney(renderInShop(<OrderSummary />), {
    specified: [
      'Add ₹1,311 more for free shipping',
      ...['Subtotal (1 item)', '₹690', 'Shipping', '₹150', 'Total', '₹840'],
      '₹840',
    ],
    added: ['With GST', '₹964', 'GST of ₹124 will be added at checkout.'],
  });
  expectMoney(
    renderInShop(<CartLineRow line={LINE} onLeave={() => undefined} onGift={() => undefined} />),
    {
      specified: ['₹690', '₹900', '₹690'],
      added: ['before GST', '₹814 with GST'],
    },
  );
});

test('checkout says what the specification says, and nothing else', () => {
  const line = { ...LINE, ...GOODS, weavingDays: undefined };
  expectMoney(renderInShop(<OrderPanel lines={[line]} totals={priceOrder([GOODS])} />), {
    specified: [
      '₹690',
      ...['Subtotal', '₹690', 'Shipping', '₹150', 'GST (18%)', '₹124', 'Total', '₹964'],
    ],
    added: [],
  });
});
