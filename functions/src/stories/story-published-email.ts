import { composeEmail } from '../mail/email.ts';
import type { Mail } from '../records/mail-record.ts';

/** Tells who sent a story in that everybody can read it now, and how it is taken back. */
export function storyPublishedEmail(email: string, address: string): Mail {
  return composeEmail({ email }, 'Your story is in our shop', [
    'Thank you for your story. Our editors have read it, and everybody can read it now:',
    { text: 'Read your story', address },
    'If you want it changed or taken back, answer this letter.',
  ]);
}
