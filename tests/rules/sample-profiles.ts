/** The time of these tests; the rules accept browser clocks that differ by up to a day. */
export const NOW = new Date();

/** Document data as the SDK accepts it, with dates for timestamps. */
export type Data = Record<string, unknown>;

/** A complete profile at creation. */
export function profileOf(uid: string, changes: Data = {}): Data {
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

/** The profiles of all actors that have one. */
export const PROFILES: Record<string, Data> = {
  'users/asha': profileOf('asha', { accessCodes: ['school'], isEmailVerified: true }),
  'users/ravi': profileOf('ravi'),
  'users/meera': profileOf('meera', { role: 'b2b_buyer', companyName: 'Meera Stores' }),
  'users/karan': profileOf('karan', { role: 'b2b_buyer', companyName: 'Karan Traders' }),
  'users/leela': profileOf('leela', {
    role: 'b2b_buyer',
    accessCodes: ['school'],
    suspended: true,
  }),
  'users/idle': profileOf('idle', { role: 'admin', suspended: true }),
  'users/away': profileOf('away', { role: 'admin', sessionsValidFrom: 1 }),
  'users/ended': profileOf('ended', { role: 'admin', endedSignIns: [5, 0] }),
  'users/codeless': profileOf('codeless', {
    role: 'admin',
    secondFactor: { isSet: true, neededFrom: new Date('2026-01-01T00:00:00Z'), steps: [5] },
  }),
  'users/demoted': profileOf('demoted'),
  'users/boss': profileOf('boss', {
    ...{ role: 'admin', suspended: false, sessionsValidFrom: 0, endedSignIns: [5] },
    secondFactor: { isSet: true, neededFrom: new Date('2026-01-01T00:00:00Z'), steps: [5, 0] },
  }),
};

/** A draft quote as its buyer saves it. */
export function draftOf(uid: string, changes: Data = {}): Data {
  return {
    uid,
    state: 'draft',
    companyName: 'Meera Stores',
    contactPerson: 'Meera Nair',
    email: 'meera@example.com',
    phone: '9800000021',
    industry: '',
    orderType: 'corporate',
    quantity: 150,
    category: 'accessories',
    requiredBy: null,
    requirements: 'Warm stoles for night drivers',
    wantsBranding: true,
    wantsPackaging: false,
    wantsSamples: false,
    files: ['quotes/meera/q1/logo.png'],
    budgetPerPiece: '1000-2500',
    paymentTerms: 'half-advance',
    additionalInfo: '',
    latestVersion: 0,
    versionState: null,
    validUntil: null,
    orderId: null,
    submittedAt: null,
    firstReplyAt: null,
    quotedAt: null,
    createdAt: NOW,
    updatedAt: NOW,
    ...changes,
  };
}

export function cartOf(changes: Data = {}): Data {
  return { lines: [{ id: 'p1', quantity: 2 }], saved: [], updatedAt: NOW, ...changes };
}

export function measurementsOf(changes: Data = {}): Data {
  return { profiles: [{ name: 'Me', values: { bust: 920 } }], updatedAt: NOW, ...changes };
}

export function wishlistOf(changes: Data = {}): Data {
  return { items: [{ id: 'p1' }], updatedAt: NOW, ...changes };
}
