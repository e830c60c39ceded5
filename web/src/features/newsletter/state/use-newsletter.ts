import { useState } from 'react';

import { errorMessage } from '#lib/server/error-message.ts';

import { requestSubscription } from '../data/newsletter-api.ts';

/** Where asking for the newsletter stands. `refused` carries the sentence that stands under the box. */
export type NewsletterStep =
  | { step: 'open' }
  | { step: 'asking' }
  | { step: 'refused'; message: string }
  | { step: 'asked'; email: string };

/** Asks for the newsletter. The rules of the address are fetched only then: the footer is on every page. */
export function useNewsletter() {
  const [current, setCurrent] = useState<NewsletterStep>({ step: 'open' });

  async function subscribe(typed: string) {
    setCurrent({ step: 'asking' });
    try {
      const { newsletterSignUpSchema } = await import('@kargha/domain/people/newsletter-sign-up');
      const { email } = await newsletterSignUpSchema.validate({ email: typed });
      await requestSubscription(email);
      setCurrent({ step: 'asked', email });
    } catch (error) {
      setCurrent({ step: 'refused', message: errorMessage(error) });
    }
  }

  return { current, subscribe, reopen: () => setCurrent({ step: 'open' }) };
}
