import { object, string, ValidationError, type InferType } from 'yup';

import { gstinProblem, readGstin } from '../india/gstin.ts';
import { findState } from '../india/indian-states.ts';
import { pincodeProblem } from '../india/pincode-state.ts';
import { purchaseOrderNumberField } from '../quotes/purchase-order-number.ts';
import { hasDottedDomain } from '../people/email-address.ts';

/** The shop delivers in India only. */
export const COUNTRY = 'India';

const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '');
const text = (longest: number) => string().trim().max(longest);

const name = text(100).required('Name is required');
const phone = text(30)
  .required('Phone is required')
  .test('indian-mobile', 'Please enter a valid 10-digit phone number', (typed) =>
    /^[6-9]\d{9}$/.test(digitsOf(typed)),
  );

/** Unknown fields are dropped. */
export const addressSchema = object({
  line1: text(200).required('Address is required'),
  line2: text(200).default(''),
  city: text(100).required('City is required'),
  // The state decides the GST: without it, an invoice has no place of supply (CGST Rule 46).
  state: text(100)
    .transform((typed: unknown) => (typeof typed === 'string' ? stateName(typed) : typed))
    .required('State is required')
    .test('state', 'Please choose a state of India', isStateOrBlank),
  pincode: text(12)
    .required('Pincode is required')
    .matches(/^\d{6}$/, 'Please enter a valid 6-digit pincode')
    .test('state', (pincode, context) => {
      const { state } = context.parent as { state?: string };
      const problem = pincodeProblem(pincode, state ?? '');
      return problem === null || context.createError({ message: problem });
    }),
  country: string().trim().oneOf([COUNTRY], 'We deliver within India only').default(COUNTRY),
}).stripUnknown();

/**
 * The checkout form; create-order uses the same schema. Unknown fields are dropped: all personal data in an order
 * must be known, so that it can be erased when the account is closed.
 */
export const customerInfoSchema = object({
  name,
  email: text(254)
    .required('Email is required')
    .email('Please enter a valid email address')
    .test('domain', 'Please enter a valid email address', hasDottedDomain),
  phone,
  address: addressSchema,
  // A GST number on the invoice needs the company name (CGST Rule 46).
  gstin: text(30)
    .transform((typed: unknown) =>
      typeof typed === 'string' ? absentIfBlank(readGstin(typed)) : typed,
    )
    .test('gstin', (typed, context) => {
      const problem = typed === undefined ? null : gstinProblem(typed);
      return problem === null || new ValidationError(problem, typed, context.path);
    }),
  companyName: text(120)
    .transform(absentIfBlank)
    .when('gstin', {
      is: (gstin?: string) => gstin !== undefined && gstin !== '',
      then: (schema) => schema.required('Company name is required with a GST number'),
    }),
}).stripUnknown();

/** With the PO number of a business. */
export const checkoutFormSchema = customerInfoSchema.shape({
  purchaseOrderNumber: purchaseOrderNumberField().default(''),
});

/** Whether it is blank is checked by another rule. */
function isStateOrBlank(name: string | undefined): boolean {
  return name === undefined || name === '' || findState(name) !== undefined;
}

/** The official name of the state; unknown text stays as typed, to be refused. */
function stateName(typed: string): string {
  return findState(typed)?.name ?? typed.trim();
}

function absentIfBlank(typed: unknown): unknown {
  return typed === '' ? undefined : typed;
}

/** A saved address with name and phone. */
export const bookAddressSchema = addressSchema.shape({ name, phone });

export type CheckoutForm = InferType<typeof checkoutFormSchema>;
export type CustomerInfo = InferType<typeof customerInfoSchema>;
export type Address = CustomerInfo['address'];

export function phoneDigits(typed: string): string {
  return digitsOf(typed);
}
