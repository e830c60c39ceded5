import { Timestamp } from 'firebase/firestore';

const NOW = Timestamp.now();

/** A complete profile as a newcomer writes it. */
export function profileOf(uid: string, changes: object = {}): Record<string, unknown> {
  return {
    uid,
    id: uid,
    email: `${uid}@example.com`,
    fullName: 'Asha Devi',
    phone: '',
    role: 'customer',
    avatar: '',
    companyName: '',
    gstNumber: '',
    accessCodes: [],
    isEmailVerified: false,
    isPhoneVerified: false,
    addresses: [],
    preferences: {},
    lastLogin: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    ...changes,
  };
}

export const ADDRESS = {
  id: 'home',
  name: 'Asha Devi',
  phone: '9800000011',
  line1: '17 Kharghuli Road',
  line2: '',
  city: 'Guwahati',
  state: 'Assam',
  pincode: '781001',
  country: 'India',
};

/** The profiles of all actors who have one. */
export const PROFILES: Record<string, object> = {
  'users/asha': profileOf('asha', { accessCodes: ['school'], isEmailVerified: true }),
  'users/ravi': profileOf('ravi'),
  'users/meera': profileOf('meera', { role: 'b2b_buyer', companyName: 'Meera Stores' }),
  'users/karan': profileOf('karan', { role: 'b2b_buyer', companyName: 'Karan Traders' }),
  'users/former': profileOf('former'),
  'users/boss': profileOf('boss', { role: 'admin' }),
};
