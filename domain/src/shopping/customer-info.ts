import { object, string, type InferType } from 'yup';

import { gstinProblem, readGstin } from '../india/gstin.ts';
import { findState } from '../india/indian-states.ts';
import { mobileDigits } from '../india/phone-number.ts';
import { pincodeProblem } from '../india/pincode-state.ts';
import { purchaseOrderNumberField } from '../quotes/purchase-order-number.ts';
import { hasDottedDomain } from '../people/email-address.ts';
import { textField } from '../records/text-field.ts';
import { formMessages } from '../messages/form-messages.ts';
import { addressMessages } from '../messages/address-messages.ts';

/** The shop delivers in India only. */
export const COUNTRY = 'India';

const name = textField('Name', 100).required(formMessages.name_required);
const phone = textField('Phone', 30)
  .transform((typed: unknown) => (typeof typed === 'string' ? mobileDigits(typed) || typed : typed))
  .required(formMessages.phone_required)
  .test('indian-mobile', addressMessages.phone_10_digits, (typed) => mobileDigits(typed) !== '');

/** Unknown fields are dropped. */
export const addressSchema = object({
  line1: textField('Address line 1', 200).required(addressMessages.address_required),
  line2: textField('Address line 2', 200).default(''),
  city: textField('City', 100).required(addressMessages.city_required),
  // The state decides the GST: without it, an invoice has no place of supply (CGST Rule 46).
  state: textField('State', 100)
    .transform((typed: unknown) => (typeof typed === 'string' ? stateName(typed) : typed))
    .required(addressMessages.state_required)
    .test('state', addressMessages.state_unknown, isStateOrBlank),
  pincode: textField('Pincode', 12)
    .required(addressMessages.pincode_required)
    .matches(/^\d{6}$/, addressMessages.pincode_not_valid)
    .test('state', (pincode, context) => {
      const { state } = context.parent as { state?: string };
      const problem = pincodeProblem(pincode, state ?? '');
      return problem === null || context.createError({ message: () => problem });
    }),
  country: string().trim().oneOf([COUNTRY], addressMessages.india_only).default(COUNTRY),
}).stripUnknown();

/**
 * The checkout form; create-order uses the same schema. Unknown fields are dropped: all personal data in an order
 * must be known, so that it can be erased when the account is closed.
 */
export const customerInfoSchema = object({
  name,
  email: textField('Email', 254)
    .required(formMessages.email_required)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain),
  phone,
  address: addressSchema,
  // A GST number on the invoice needs the company name (CGST Rule 46).
  gstin: textField('GST number', 30)
    .transform((typed: unknown) =>
      typeof typed === 'string' ? absentIfBlank(readGstin(typed)) : typed,
    )
    .test('gstin', (typed, context) => {
      const problem = typed === undefined ? null : gstinProblem(typed);
      return problem === null || context.createError({ message: () => problem });
    }),
  companyName: textField('Company name', 120)
    .transform(absentIfBlank)
    .when('gstin', {
      is: (gstin?: string) => gstin !== undefined && gstin !== '',
      then: (schema) => schema.required(addressMessages.company_with_gstin),
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
