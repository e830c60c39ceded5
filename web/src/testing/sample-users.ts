import type { UserRow } from '@kargha/domain/people/user-endpoints';

export const asha: UserRow = {
  uid: 'asha',
  email: 'asha@kargha.example',
  fullName: 'Asha Devi',
  phone: '',
  role: 'customer',
  avatar: '',
  companyName: '',
  gstNumber: '',
  staffRoles: [],
  companyVerification: null,
  hasSecondFactor: false,
  suspended: false,
  isEmailVerified: true,
  isPhoneVerified: false,
  lastLogin: null,
  createdAt: new Date('2026-11-01T00:00:00Z'),
};
/** a business whose company waits for verification */
export const meera: UserRow = {
  ...asha,
  uid: 'meera',
  email: 'meera@kargha.example',
  fullName: '',
  role: 'b2b_buyer',
  companyName: 'Rao Weaves LLP',
  gstNumber: '27AAPFU0939F1ZV',
  companyVerification: {
    state: 'pending',
    documentPath: 'companies/meera/certificate.pdf',
    ...{ decision: '', decidedBy: null, submittedAt: null, decidedAt: null },
  },
};
