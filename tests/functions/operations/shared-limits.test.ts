import { expect, test } from 'vitest';

import { verifiedBuyer } from '../bulk-order-fixtures.ts';
import { fromAnywhere } from '../checkout-fixtures.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { isolatedShop } from '../isolated-shop.ts';

isolateDatabase();
const shop = isolatedShop({ vitalsPerHour: 3, searchesPerHour: 2, cataloguesPerHour: 2 });

const TOO_MANY = {
  success: false,
  error: 'Too many attempts. Please try again in 60 minutes.',
  code: 'too_many_requests',
};

test('limits web vitals across made-up IP addresses', async () => {
  const send = () => shop.post('/vitals', { consent: true, page: '/', cls: 0.01 }, fromAnywhere());
  for (let view = 0; view < 3; view += 1) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, body: TOO_MANY });
  shop.passMinutes(60);
  expect((await send()).status).toBe(200);
});

test('limits counted searches across made-up IP addresses', async () => {
  const send = () => shop.post('/searches', { words: 'zq', isFound: true }, fromAnywhere());
  for (let time = 0; time < 2; time += 1) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, body: TOO_MANY });
});

test('limits catalogues across made-up IP addresses', async () => {
  const ask = (token?: string) =>
    shop.download('/bulk/catalogue.pdf', { ...fromAnywhere(), ...(token && { token }) });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject(TOO_MANY);
  expect((await ask((await verifiedBuyer()).token)).status, 'is counted by person').toBe(200);
});
