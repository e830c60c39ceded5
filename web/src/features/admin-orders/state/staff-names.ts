import { createResource } from '#lib/reading/resource.ts';

import { readStaffName } from '../data/staff-name.ts';

/** Names of staff by uid; empty for a closed account. */
export const staffNames = createResource(readStaffName, '');
