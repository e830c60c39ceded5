import type { CostUpdate } from '@kargha/domain/catalogue/cost-input';

import { requirePermission, type Staff } from '../../people/users/staff.ts';

/** Staff who may not see costs may not set them either. Throws 403 permission_missing. */
export function refuseCosts(caller: Staff, { unitCost, supplier }: CostUpdate): void {
  if (unitCost === undefined && supplier === undefined) return;
  requirePermission(caller, 'costs.read');
}
