import { DAY_MS } from '@kargha/domain/records/time-spans';
import { getFirestore, type Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';

import { COMMITTED_ANCHOR } from '../../../sample-shop/seed/foundation/anchor.ts';
import { DISCOUNTS } from '../../../sample-shop/seed/trade/discounts.ts';
import { suiteApp } from '../../suite-app.ts';

test('opens a sample shop with dates relative to today or yesterday', async () => {
  const { endsAt } = DISCOUNTS.find(({ code }) => code === 'LOOM500')!;
  const daysValid = (+endsAt! - +COMMITTED_ANCHOR) / DAY_MS;
  const stored = await getFirestore(suiteApp()).doc('discounts/LOOM500').get();
  const left = ((stored.get('endsAt') as Timestamp).toMillis() - Date.now()) / DAY_MS;
  expect(left).toBeLessThan(daysValid);
  expect(left).toBeGreaterThan(daysValid - 2);
});
