import { afterAll } from 'vitest';

import type { ShopSettings } from '@kargha/domain/settings/shop-settings';
import type { SettingsAnswer } from '@kargha/domain/settings/settings-response';

import { db } from './ledger-fixtures.ts';
import { createBeforeAll } from './create-before-all.ts';
import { isolatedShop } from './isolated-shop.ts';
import { signUp } from './sample-people.ts';

/** An isolated shop whose settings staff read and save; the shared settings are restored after the tests. */
export function openSettingsClient() {
  const shop = isolatedShop();
  const admin = createBeforeAll(() => signUp('admin'));
  const publicSettings = () => db().doc('settings/public');
  const before = createBeforeAll(async () => (await publicSettings().get()).data() ?? {});
  afterAll(async () => {
    await publicSettings().set(before);
  });
  const asAdmin = () => ({ token: admin.token });
  return {
    shop,
    admin,
    before,
    publicSettings,
    read: async () => (await shop.get('/settings', asAdmin())).body as unknown as SettingsAnswer,
    save: (section: keyof ShopSettings, value: object, revision: number) =>
      shop.put(`/settings/${section}`, { value, revision }, asAdmin()),
  };
}
