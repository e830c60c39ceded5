import { createResource } from '#lib/reading/resource.ts';

import { readStaffName } from '../data/staff-name.ts';

export const staffNames = createResource(readStaffName, '');
