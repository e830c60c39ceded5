import { readFileSync, writeFileSync } from 'node:fs';

import { withStaffRoles } from './staff-rules.ts';

// Run this after a change of the table: node --import tsx tools/staff-rules/write-staff-rules.ts
writeFileSync('firestore.rules', withStaffRoles(readFileSync('firestore.rules', 'utf8')));
