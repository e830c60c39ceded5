import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { hashOf } from '../foundation/stable-id.ts';
import { GUESTS } from '../people/guests.ts';
import { PEOPLE } from '../people/people.ts';

const CONSENT = 'Email me about new weaves, at most twice a month.';

/** newsletter/{hash of the address} */
export function newsletterDocuments(): SeedDocument[] {
  const members = PEOPLE.filter(({ marketing }) => marketing).map(({ email }) => email);
  const guests = ['nandini', 'smita'].flatMap((personKey) => GUESTS[personKey]?.email ?? []);
  return [
    ...members.map((email, index) => subscription(email, 60 - index * 9, 'confirmed')),
    ...guests.map((email, index) => subscription(email, 12 - index * 9, 'pending')),
    subscription('was.here@mail.example', 80, 'unsubscribed'),
  ];
}

function subscription(
  email: string,
  days: number,
  state: 'pending' | 'confirmed' | 'unsubscribed',
): SeedDocument {
  return seedDocument(`newsletter/${hashOf(email)}`, {
    email,
    state,
    consent: { text: CONSENT, at: daysAgo(days), source: 'footer' },
    confirmedAt: state === 'pending' ? null : daysAgo(days - 0.1),
    unsubscribedAt: state === 'unsubscribed' ? daysAgo(20) : null,
    updatedAt: daysAgo(state === 'unsubscribed' ? 20 : days - 0.1),
  });
}
