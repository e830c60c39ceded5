import type { UserProfile } from '@kargha/domain/people/user-profile';

/** A business that buys, as far as forms look at its profile. */
export const sampleBuyer = {
  uid: 'u1',
  companyName: 'Malhar Gifts LLP',
  fullName: 'Ira Nambiar',
  email: 'ira@malhar.example',
  phone: '9876543210',
} as UserProfile;
