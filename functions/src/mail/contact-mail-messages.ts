import { defineMessages } from '@kargha/domain/messages/message';
import { NEWSLETTER_CONSENT } from '@kargha/domain/people/newsletter';

/** Sentences in emails to people who wrote to the shop. contact-mail-messages.hi.ts has the same keys. */
export const contactMailMessages = defineMessages({
  ticket_subject: 'We have received your message ({ticket})',
  ticket:
    'Thank you for writing to us. Your message has the number {ticket}; please mention it if you write again.',
  ticket_next:
    'We reply within 24 hours. Complaints also go to our Grievance Officer, who resolves them within a month.',
  ticket_ignore:
    'If you did not write to us, someone entered your address by mistake. You can ignore this email.',

  call_subject: 'Your call with Kargha on {when}',
  call: 'We will call you on {when} (India time) for about half an hour. Your request number is {ticket}.',
  call_calendar:
    'Open the attached file to add the call to your calendar. If the time no longer suits you, just reply to this email.',
  call_ignore:
    'If you did not ask for a call, someone entered your address by mistake. You can ignore this email.',

  calendar_title: 'Call with Kargha',
  calendar_text: 'We will call you about your bulk order. Ticket {ticket}.',

  story_subject: 'Your story is published',
  story: 'Thank you for your story. It is now published in our shop:',
  story_link: 'Read your story',
  story_change: 'To change it or take it down, reply to this email.',

  newsletter_subject: 'Please confirm your newsletter subscription',
  newsletter: `Someone, we hope you, signed up for our newsletter with this address: “${NEWSLETTER_CONSENT}”`,
  newsletter_confirm: 'Confirm subscription',
  newsletter_ends: 'The link works for seven days.',
  newsletter_ignore:
    'If this was not you, you can ignore this email. We will not send you anything.',
  newsletter_unsubscribe: 'Unsubscribe at any time',
});
