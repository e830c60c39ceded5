import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { TrackedOrderView } from '#features/order-tracking/components/tracked-order-view.tsx';
import { OrderCard } from '#features/orders/components/order-card.tsx';
import { OrderView } from '#features/orders/components/order-view.tsx';
import { applyLanguage } from '#lib/language/language-choice.ts';
import { TranslationsContext } from '#lib/language/language.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleOrder, sampleReturn } from '#testing/sample-order.ts';

import { hindi } from './hindi.ts';

const KURTA = {
  productId: 'kurta',
  title: 'Ajrakh kurta',
  titleHindi: 'अजरख कुर्ता',
  options: { Size: '40', Colour: 'White' },
  unitPrice: 180_000,
  quantity: 2,
};
/** of an order from before orders had Hindi titles */
const STOLE = { productId: 'stole', title: 'Pashmina stole', unitPrice: 500_000, quantity: 1 };
const CHOSEN = 'साइज़: 40, रंग: सफ़ेद';

const inHindi = (content: React.ReactElement) =>
  renderInShop(<TranslationsContext value={hindi}>{content}</TranslationsContext>);

beforeEach(() => applyLanguage('hi'));

test('shows the order page with Hindi titles and options', () => {
  const { productId, options } = KURTA;
  const wanted = { options: { Size: '42', Colour: 'White' }, from: 180_000, to: 180_000 };
  const exchange = { state: 'asked', price: 360_000, reservedUntil: null, orderId: null };
  const order = sampleOrder({
    ...{ number: 'KG-ABCD1234', state: 'delivered', lines: [KURTA, STOLE] },
    shipments: [{ id: 'p1', courier: 'India Post', lines: [{ productId, options, quantity: 1 }] }],
  });
  inHindi(
    <OrderView
      order={order}
      events={[]}
      returns={[
        sampleReturn({
          ...{ state: 'requested', exchange },
          lines: [{ ...KURTA, exchange: wanted }],
        }),
      ]}
      onBuy={() => undefined}
      payments={null}
      reviews={null}
    />,
  );
  expect(screen.getByRole('link', { name: 'अजरख कुर्ता' })).toBeVisible();
  expect(screen.getByText(CHOSEN)).toBeVisible();
  expect(screen.getByText(`1 × अजरख कुर्ता (${CHOSEN})`)).toBeVisible();
  expect(screen.getByText(`2 × अजरख कुर्ता (${CHOSEN})`)).toBeVisible();
  expect(screen.getByText(/2 × अजरख कुर्ता \(साइज़: 42, रंग: सफ़ेद\)/)).toBeVisible();
  expect(screen.queryByText(/Ajrakh/)).toBeNull();
  const older = screen.getByRole('link', { name: 'Pashmina stole' });
  expect(older.closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('names the first piece of each order in Hindi', () => {
  inHindi(<OrderCard order={sampleOrder({ lines: [KURTA, STOLE] })} />);
  expect(screen.getByText('अजरख कुर्ता')).toHaveAttribute('lang', 'hi');
});

test('lists the pieces of a tracked order in Hindi', () => {
  const order = {
    ...{ number: 'KG-ABCD1234', status: 'placed' as const, steps: [], shipments: [] },
    ...{ deliveryState: 'Maharashtra', expectedDelivery: null, city: 'Pune', pincode: '411001' },
    ...{ replaces: '', replacements: [], invoicePath: null },
    ...{ cancelOption: null, cancelRefunds: [] },
    items: [
      { name: 'Ajrakh kurta', nameHindi: 'अजरख कुर्ता', quantity: 2 },
      { name: 'Pashmina stole', quantity: 1 },
    ],
  };
  inHindi(<TrackedOrderView order={order} />);
  expect(screen.getByText('2 × अजरख कुर्ता')).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('1 × Pashmina stole')).toHaveAttribute('lang', 'en');
});
