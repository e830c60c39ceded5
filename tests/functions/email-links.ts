import { expect } from 'vitest';

import type { ShopClient } from './shop-client.ts';

/** Opens the link of an email and presses its button. Returns where the browser goes. */
export async function pressLink(shop: ShopClient, link: string): Promise<string | null> {
  const page = await shop.visit(link);
  if (page.status === 200) return submitForm(shop, await page.text());
  expect(page.status).toBe(303);
  return page.headers.get('location');
}

async function submitForm(shop: ShopClient, html: string): Promise<string | null> {
  const [, action = ''] = /<form method="post" action="\/api([^"]*)">/.exec(html) ?? [];
  const [, token = ''] = /name="token" value="([^"]*)"/.exec(html) ?? [];
  const answer = await shop.submit(action, { token });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}
