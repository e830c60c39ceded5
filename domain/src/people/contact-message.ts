import { object, string, type InferType } from 'yup';
import { isPhoneNumber } from '../india/phone-number.ts';
import { languageField } from '../records/language-field.ts';
import { requiredTextField, textField } from '../records/text-field.ts';
import { hasDottedDomain } from './email-address.ts';
import { contactMessages } from '../messages/contact-messages.ts';
import { formMessages } from '../messages/form-messages.ts';

/** Decides who answers a ticket. */
export const TICKET_KINDS = ['contact', 'complaint', 'call'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** The contact form; POST /api/contact uses the same schema. */
export const contactMessageSchema = object({
  firstName: requiredTextField('First name', 60),
  lastName: requiredTextField('Last name', 60),
  email: requiredTextField('Email', 254)
    .email(formMessages.email_not_valid)
    .test('domain', formMessages.email_not_valid, hasDottedDomain),
  phone: textField('Phone', 30)
    .default('')
    .test('phone', formMessages.phone_not_valid, (phone) => phone === '' || isPhoneNumber(phone)),
  subject: requiredTextField('Subject', 120),
  message: requiredTextField('Message', 4000),
  kind: string()
    .oneOf(TICKET_KINDS, contactMessages.message_kind_not_valid)
    .default('contact' satisfies TicketKind),
});

export type ContactMessage = InferType<typeof contactMessageSchema>;

/** With a hidden honeypot field that only bots fill. */
export const contactRequestSchema = contactMessageSchema
  .shape({
    website: string().trim().max(2000, formMessages.text_too_long).default(''),
    language: languageField(),
  })
  .exact(formMessages.unknown_field);
