import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Schedule a Call',
  lead: 'We call you, Monday to Saturday between ten and six in India, for about half an hour.',
  day: 'Day',
  time: 'Time (India)',
  name: 'Your name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  topic: 'What is it about?',
  optional: '(optional)',
  send: 'Ask for this call',
  sending: 'Sending...',
  close: 'Close',
  doneTitle: 'Your call is booked in',
  done: (ticket: string) =>
    `The number is ${ticket}. A mail with the calendar file is on its way to you.`,
  addToCalendar: 'Add to calendar',
};

export const callTexts: Catalogue<typeof en> = { en };
