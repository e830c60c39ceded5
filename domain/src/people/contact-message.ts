import { object, string, type InferType } from 'yup';

import { UNKNOWN_FIELD } from '../records/request-fields.ts';
import { isPhoneNumber } from '../india/phone-number.ts';
import { textField } from '../records/text-field.ts';
import { hasDottedDomain } from './email-address.ts';

/** Decides who answers a ticket. */
export const TICKET_KINDS = ['contact', 'complaint', 'call'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** The contact form; POST /api/contact uses the same schema. */
export const contactMessageSchema = object({
  firstName: textField('First name', 60).required('First name is required'),
  lastName: textField('Last name', 60).required('Last name is required'),
  email: textField('Email', 254)
    .required('Email is required')
    .email('Please enter a valid email address')
    .test('domain', 'Please enter a valid email address', hasDottedDomain),
  phone: textField('Phone', 30)
    .default('')
    .test(
      'phone',
      'Please enter a valid phone number',
      (phone) => phone === '' || isPhoneNumber(phone),
    ),
  subject: textField('Subject', 120).required('Subject is required'),
  message: textField('Message', 4000).required('Message is required'),
  kind: string()
    .oneOf(TICKET_KINDS, 'This kind of message is not valid')
    .default('contact' satisfies TicketKind),
});

export type ContactMessage = InferType<typeof contactMessageSchema>;

/** With a hidden honeypot field that only bots fill. */
export const contactRequestSchema = contactMessageSchema
  .shape({ website: string().trim().max(2000, 'This text is too long').default('') })
  .exact(UNKNOWN_FIELD);
