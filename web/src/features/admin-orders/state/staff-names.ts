import { createResource } from '#lib/reading/resource.ts';

import { readStaffName } from '../data/staff-name.ts';

/** The names of staff by their uid; empty for an account that is closed. */
export const staffNames = createResource(readStaffName, '');
