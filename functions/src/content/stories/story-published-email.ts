import { composeEmail } from '../../mail/email.ts';
import type { Mail } from '../../records/email-record.ts';

/** Tells the author that the story is published, and how to take it down. */
export function storyPublishedEmail(email: string, address: string): Mail {
  return composeEmail({ email }, 'Your story is published', [
    'Thank you for your story. It is now published in our shop:',
    { text: 'Read your story', address },
    'To change it or take it down, reply to this email.',
  ]);
}
