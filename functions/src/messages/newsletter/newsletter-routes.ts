import { Router, type RequestHandler } from 'express';

import type { NewsletterOutcome } from '@kargha/domain/people/newsletter';
import { newsletterSignUpSchema } from '@kargha/domain/people/newsletter-sign-up';

import { SMALL_BODY } from '../../http/body-limits.ts';
import { clientAddress } from '../../http/client-address.ts';
import { formFields, limitForm } from '../../http/form-body.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { onlyMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import {
  unsubscribeAccount,
  unsubscribeFromNewsletter,
  type UnsubscribePurpose,
} from '../marketing/unsubscribe.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { confirmationPage } from './confirmation-page.ts';
import { requestSubscription, confirmSubscription } from './subscription.ts';

const PER_ADDRESS: RateLimit = { scope: 'newsletter-address', attempts: 5, minutes: 60 };
const PER_RECIPIENT: RateLimit = { scope: 'newsletter-recipient', attempts: 3, minutes: 60 };

const TOKEN = /^[0-9a-f]{32}$/;

/** The same for everyone, so that it does not reveal who is subscribed. */
const CHECK_MAIL = 'Please open the link in the email we sent you.';

/**
 * POST /api/newsletter sends the confirmation email. Its link opens GET …/confirm, a page with a button: mail
 * scanners open every link and must not subscribe anybody. GET …/unsubscribe, …/end-reminders and …/end-offers are
 * unsubscribe links.
 */
export function newsletterRoutes(ids: KeyedIds, now: () => Date): Router {
  const router = Router();

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    const { email } = await readBody(request, newsletterSignUpSchema);
    await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
    await consumeAttempt(PER_RECIPIENT, mailboxKey(email), now());
    await requestSubscription(email, ids, now());
    response.json({ success: true, message: CHECK_MAIL });
  });
  router.get('/confirm', (request, response) => {
    const { token } = request.query;
    if (typeof token === 'string' && TOKEN.test(token)) response.send(confirmationPage(token));
    else response.redirect(303, outcomePath('expired'));
  });
  router.post('/confirm', limitForm(SMALL_BODY), async (request, response) => {
    const token = formFields(request).get('token') ?? '';
    response.redirect(303, outcomePath(await confirmSubscription(token, now())));
  });
  router.get('/unsubscribe', followLink(unsubscribeFromNewsletter, now));
  const endAccounts = (purpose: UnsubscribePurpose) =>
    followLink((token, at) => unsubscribeAccount(purpose, token, { ids, now: at }), now);
  router.get('/end-reminders', endAccounts('reminders'));
  router.get('/end-offers', endAccounts('marketing'));

  router.all('/', onlyMethods('POST'));
  router.all('/confirm', onlyMethods('GET', 'POST'));
  router.all('/unsubscribe', onlyMethods('GET'));
  router.all('/end-reminders', onlyMethods('GET'));
  router.all('/end-offers', onlyMethods('GET'));
  return router;
}

type Act = (token: string, now: Date) => Promise<NewsletterOutcome>;

function followLink(act: Act, now: () => Date): RequestHandler {
  return async (request, response) => {
    const { token } = request.query;
    const outcome = typeof token === 'string' ? await act(token, now()) : 'expired';
    response.redirect(303, outcomePath(outcome));
  };
}

function outcomePath(outcome: NewsletterOutcome): string {
  return `/?newsletter=${outcome}`;
}
