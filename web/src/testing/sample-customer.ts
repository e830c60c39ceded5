/** A customer as the server sends it. */
export function sentCustomer(fields: object = {}): object {
  return {
    id: 'c1',
    uid: 'c1',
    kind: 'customer',
    name: 'Ravi Das',
    email: 'ravi@kargha.example',
    phone: '',
    companyName: '',
    companyState: null,
    orders: 0,
    value: 0,
    lastOrderAt: null,
    tags: [],
    note: '',
    revision: 0,
    createdAt: '2026-11-01T06:00:00.000Z',
    ...fields,
  };
}
