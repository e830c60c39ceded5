import { paise } from '@kargha/domain/money/paise';
import type { CustomerRow } from '@kargha/domain/people/customer-endpoints';

export function sampleCustomerRow(fields: Partial<CustomerRow> = {}): CustomerRow {
  return {
    id: 'asha',
    uid: 'asha',
    kind: 'b2b_buyer',
    name: 'Asha Verma',
    email: 'asha@mail.example',
    phone: '9876543210',
    companyName: 'Verma Mills',
    companyState: 'pending',
    orders: 3,
    value: paise(540_000),
    lastOrderAt: new Date('2026-11-14T06:00:00.000Z'),
    tags: ['vip'],
    note: '',
    revision: 0,
    createdAt: new Date('2026-01-01T06:00:00.000Z'),
    ...fields,
  };
}
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
