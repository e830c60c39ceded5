import type { UserProfile } from '@kargha/domain/people/user-schema';

export const sampleBuyer = {
  uid: 'u1',
  companyName: 'Malhar Gifts LLP',
  fullName: 'Ira Nambiar',
  email: 'ira@malhar.example',
  phone: '9876543210',
} as UserProfile;
