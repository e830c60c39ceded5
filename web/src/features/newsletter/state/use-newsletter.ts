import { useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { errorMessage } from '#lib/server/error-message.ts';
import { callApi } from '#lib/server/api-client.ts';

/** `refused` carries the message shown below the field. */
export type NewsletterStep =
  | { step: 'open' }
  | { step: 'asking' }
  | { step: 'refused'; message: Sentence }
  | { step: 'asked'; email: string };

/** Loads the email validation on demand, because the footer is on every page. */
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

/** The answer does not reveal who has subscribed already. @throws ApiError */
async function requestSubscription(email: string): Promise<void> {
  await callApi('/newsletter', { method: 'POST', body: { email } });
}
