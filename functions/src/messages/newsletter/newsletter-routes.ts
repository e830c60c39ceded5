import { Router, type Request, type RequestHandler, type Response } from 'express';

import type { NewsletterOutcome } from '@kargha/domain/people/newsletter';
import { newsletterSignUpSchema } from '@kargha/domain/people/newsletter-sign-up';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { clientAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import { limitForm } from '../../http/form-body.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { formToken, linkPage, linkToken } from '../../http/link-page.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { unsubscribeAccount, unsubscribeFromNewsletter } from '../marketing/unsubscribe.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { NEWSLETTER_PAGES } from './newsletter-pages.ts';
import { requestSubscription, confirmSubscription } from './subscription.ts';

const PER_ADDRESS: RateLimit = { scope: 'newsletter-address', attempts: 5, minutes: 60 };
const PER_RECIPIENT: RateLimit = { scope: 'newsletter-recipient', attempts: 3, minutes: 60 };

const TOKEN = /^[0-9a-f]{32}$/;

/** The same for everyone, so that it does not reveal who is subscribed. */
const CHECK_MAIL = 'Please open the link in the email we sent you.';

/**
 * POST /api/newsletter sends the confirmation email. Each link in an email opens a page with a button: mail scanners
 * open every link, and must neither subscribe nor unsubscribe anybody.
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
  const form = limitForm(SMALL_BODY);
  router.get('/confirm', (request, response) => {
    if (TOKEN.test(linkToken(request))) showPage('confirm', request, response);
    else response.redirect(303, outcomePath('expired'));
  });
  router.post('/confirm', form, async (request, response) => {
    response.redirect(303, outcomePath(await confirmSubscription(formToken(request), now())));
  });
  const ends: Readonly<Record<UnsubscribeLink, Unsubscribe>> = {
    unsubscribe: unsubscribeFromNewsletter,
    'end-reminders': (token, at) => unsubscribeAccount('reminders', token, { ids, now: at }),
    'end-offers': (token, at) => unsubscribeAccount('marketing', token, { ids, now: at }),
  };
  for (const link of UNSUBSCRIBE_LINKS) {
    router.get(`/${link}`, (request, response) => showPage(link, request, response));
    router.post(`/${link}`, form, unsubscribeBy(ends[link], now));
    router.all(`/${link}`, refuseOtherMethods('GET', 'POST'));
  }

  router.all('/', refuseOtherMethods('POST'));
  router.all('/confirm', refuseOtherMethods('GET', 'POST'));
  return router;
}

const UNSUBSCRIBE_LINKS = ['unsubscribe', 'end-reminders', 'end-offers'] as const;
type UnsubscribeLink = (typeof UNSUBSCRIBE_LINKS)[number];
type Unsubscribe = (token: string, now: Date) => Promise<NewsletterOutcome>;

function showPage(page: keyof typeof NEWSLETTER_PAGES, request: Request, response: Response): void {
  const token = linkToken(request);
  if (token === '') response.redirect(303, outcomePath('expired'));
  else response.send(linkPage(`/api/newsletter/${page}`, token, NEWSLETTER_PAGES[page]));
}

/** Answers the page's form with a redirect. A mail program that posts to the link must not be redirected (RFC 8058). */
function unsubscribeBy(unsubscribe: Unsubscribe, now: () => Date): RequestHandler {
  return async (request, response) => {
    const token = formToken(request);
    const outcome = await unsubscribe(token || linkToken(request), now());
    if (token !== '') response.redirect(303, outcomePath(outcome));
    else if (outcome === 'expired') throw notFound('This link is not valid.');
    else response.json({ success: true });
  };
}

function outcomePath(outcome: NewsletterOutcome): string {
  return `/?newsletter=${outcome}`;
}
