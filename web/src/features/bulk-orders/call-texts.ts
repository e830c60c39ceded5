import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Schedule a Call',
  lead: 'Pick a time and we will call you for about half an hour, Monday to Saturday, 10 am to 6 pm India time.',
  day: 'Day',
  time: 'Time (India)',
  name: 'Your name',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  topic: 'What would you like to discuss?',
  optional: '(optional)',
  send: 'Book call',
  sending: 'Booking…',
  close: 'Close',
  doneTitle: 'Your call is booked',
  done: (ticket: string) =>
    `Your reference number is ${ticket}. We will email you the details and a calendar file.`,
  addToCalendar: 'Add to calendar',
};

export const callTexts: Catalogue<typeof en> = { en };
