import { renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { useShopFront } from './shop-front.ts';

const ANSWER = {
  success: true,
  shopFront: { menu: [{ label: 'Our looms', path: '/collections/looms' }] },
  claims: [{ id: 'weavers', value: '620+', label: 'weavers', asOf: '2026-10-08T00:00:00.000Z' }],
  email: 'care@kargha.example',
  gst: 'included',
};

function Shown() {
  const { menu, claims = [], email } = useShopFront();
  const figures = claims.map(({ value, asOf }) => `${value} on ${asOf.toISOString()}`);
  return <p>{[email, ...menu.map(({ label }) => label), ...figures].join(', ')}</p>;
}

test('reads links, figures and the contact email from one response', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(ANSWER))));
  vi.stubGlobal('fetch', asked);
  renderInShop(
    <>
      <Shown />
      <Shown />
    </>,
  );
  const words = 'care@kargha.example, Our looms, 620+ on 2026-10-08T00:00:00.000Z';
  expect(await screen.findAllByText(words)).toHaveLength(2);
  expect(asked).toHaveBeenCalledOnce();
});

test('the next page starts with how prices stood to GST', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(ANSWER))));
  vi.resetModules();
  const { preloadShopFront } = await import('./shop-front.ts');
  await preloadShopFront();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.resetModules();
  const nextPage = await import('./shop-front.ts');
  const { result } = renderHook(() => nextPage.useShopFront());
  expect(result.current).toMatchObject({ gst: 'included', email: '' });
});
