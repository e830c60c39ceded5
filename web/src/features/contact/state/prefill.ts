import type { TicketKind } from '@kargha/domain/people/contact-message';
import type { UserProfile } from '@kargha/domain/people/user-schema';
import { CONTACT_TOPICS, type ContactTopic } from '#lib/addresses/paths.ts';

export function contactTopic(value: string | null): ContactTopic | undefined {
  return CONTACT_TOPICS.find((topic) => topic === value);
}

export function ticketKind(topic: ContactTopic | undefined): TicketKind {
  return topic === 'call' || topic === 'complaint' ? topic : 'contact';
}

interface WriterFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export function fillWriter<Typed extends WriterFields>(values: Typed, profile: UserProfile): Typed {
  const [firstName = '', ...others] = profile.fullName.split(' ');
  return {
    ...values,
    firstName: values.firstName || firstName,
    lastName: values.lastName || others.join(' '),
    email: values.email || profile.email,
    phone: values.phone || profile.phone,
  };
}
