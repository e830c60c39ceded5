/** A company in the responses of /api/credit. */
export const COMPANY_CREDIT = {
  uid: 'u1',
  companyName: 'Malhar Gifts LLP',
  gstNumber: '29AAHCK6072R1ZX',
  isVerified: true,
  limit: 10_000_000 as number | null,
  revision: 2,
  owed: 424_800,
  ageing: { not_due: 0, '0-30': 0, '31-60': 424_800, '61-90': 0, '90+': 0 },
  orders: [{ id: 'o1', number: 'KG-ABCD1234' }],
};
