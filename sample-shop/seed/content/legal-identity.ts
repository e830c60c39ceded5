import type { Address } from '@kargha/domain/shopping/customer-info';
import { gstinCheckCharacter } from '@kargha/domain/india/gstin';

const FIRST_14 = '29AAHCK6072R1Z';

export const LEGAL_IDENTITY = {
  tradeName: 'Kargha',
  legalName: 'Kargha Weavers and Artisans Producer Company Limited',
  gstin: FIRST_14 + gstinCheckCharacter(FIRST_14),
  stateCode: '29',
  stateName: 'Karnataka',
  address: {
    line1: '12 Loom Lane, Richmond Town',
    line2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560025',
    country: 'India',
  } satisfies Address,
  email: 'care@kargha.example',
  phone: '9800000000',
  hours: 'Monday to Saturday, 10:00 to 18:30 IST',
  grievanceOfficer: {
    name: 'Kabir Thomas',
    designation: 'Grievance Officer',
    email: 'grievance@kargha.example',
    phone: '9800000002',
  },
} as const;
