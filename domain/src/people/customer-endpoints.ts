import {
  array,
  boolean,
  object,
  picklist,
  pipe,
  string,
  transform,
  type InferOutput,
} from 'valibot';

import { FORM_BODY } from '../api/body-limits.ts';
import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf, paiseAmount, time } from '../api/response-fields.ts';
import { ORDER_STATES } from '../orders/order-state.ts';
import { COUNTRY } from '../shopping/customer-info.ts';
import { text } from '../records/stored-fields.ts';
import { customerChangeSchema, customerFields, customerQuerySchema } from './customer.ts';

const customerRow = object(customerFields);
export type CustomerRow = InferOutput<typeof customerRow>;

const customerOrder = object({
  id: string(),
  number: string(),
  state: picklist(ORDER_STATES),
  total: paiseAmount,
  createdAt: time,
});
export type CustomerOrder = InferOutput<typeof customerOrder>;

const address = object({
  name: text,
  phone: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  pincode: text,
  country: pipe(
    text,
    transform((): typeof COUNTRY => COUNTRY),
  ),
});

const customerDetails = object({
  customer: customerRow,
  orders: array(customerOrder),
  addresses: array(address),
  gstNumber: string(),
  isSuspended: boolean(),
});
export type CustomerDetails = InferOutput<typeof customerDetails>;

export const customerEndpoints = defineEndpoints('/api/customers', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists customers, page by page.',
    who: 'staff',
    permission: 'customers.read',
    query: customerQuerySchema,
    response: pageOf(customerRow),
  },
  find: {
    method: 'GET',
    path: '/:id',
    does: 'Returns a customer with their orders.',
    who: 'staff',
    permission: 'customers.read',
    response: customerDetails,
  },
  change: {
    method: 'PUT',
    path: '/:id',
    does: 'Changes the tags and the note of a customer.',
    who: 'staff',
    permission: 'customers.edit',
    body: customerChangeSchema,
    bodyBytes: FORM_BODY,
    response: object({ customer: customerRow }),
    errors: ['stale'],
  },
});
