import type { Router } from 'express';

import { customerEndpoints } from '@kargha/domain/people/customer-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { serveEndpoints } from '../serve-endpoints.ts';
import { changeCustomer } from './change-customer.ts';
import { customerPage, noSuchCustomer } from './customer-page.ts';
import { customerRow, listCustomers } from './list-customers.ts';

export function customerRoutes(now: () => Date): Router {
  return serveEndpoints(customerEndpoints, {
    list: ({ query }) => listCustomers(query),
    find: ({ params: { id } }) => customerPage(customerId(id)),
    change: async ({ params, body, caller }) => {
      const id = customerId(params.id);
      const customer = await changeCustomer(id, body, { by: caller.uid, at: now() });
      return { customer: customerRow(customer) };
    },
  });
}

function customerId(id: string): string {
  if (isRecordId(id)) return id;
  throw noSuchCustomer();
}
