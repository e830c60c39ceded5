import { RESERVED_PERCENT } from '@kargha/domain/reports/ops';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';

import { unpaidUnits } from '../../money/reservations/unpaid-orders.ts';
import { unitsInStock } from '../../money/reservations/stock-share.ts';
import { resultOf, type Check } from './integrity-check.ts';

/** Fewer units are an ordinary order. */
const FEW_UNITS = 20;

/** Unpaid orders reserve too much stock: someone may be blocking it. Two reads. */
export const reservedCheck: Check = async () => {
  const [reserved, inStock] = await Promise.all([unpaidUnits(), unitsInStock()]);
  const all = reserved + Math.max(0, inStock);
  const isAboveLimit = reserved >= FEW_UNITS && reserved * 100 >= all * RESERVED_PERCENT;
  const what = `Unpaid orders reserve ${reserved} of ${all} units. Check them. If they are not real, cancel them and turn on App Check (docs/security.md).`;
  const findings: Finding[] = isAboveLimit ? [{ what, path: '' }] : [];
  return resultOf('stock_reserved', 1, findings);
};
