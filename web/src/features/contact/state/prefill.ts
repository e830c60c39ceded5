import type { TicketKind } from '@kargha/domain/people/contact-message';
import type { UserProfile } from '@kargha/domain/people/user-profile';
import { CONTACT_TOPICS, type ContactTopic } from '#lib/addresses/paths.ts';

/** The topic that the address names; undefined for none and for one that is not known. */
export function contactTopic(value: string | null): ContactTopic | undefined {
  return CONTACT_TOPICS.find((topic) => topic === value);
}

/** Who in the shop such a message goes to. */
export function ticketKind(topic: ContactTopic | undefined): TicketKind {
  return topic === 'call' || topic === 'complaint' ? topic : 'contact';
}

interface WriterFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A message with what the profile knows about its writer, where nothing was typed. */
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
