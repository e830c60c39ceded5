import type { Request, Response, Router } from 'express';

import type { NewsletterOutcome } from '@kargha/domain/people/newsletter';
import { newsletterEndpoints } from '@kargha/domain/people/newsletter-endpoints';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { clientAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import { linkPage, linkToken } from '../../http/link-page.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { unsubscribeAccount, unsubscribeFromNewsletter } from '../marketing/unsubscribe.ts';
import { NEWSLETTER_PAGES } from './newsletter-pages.ts';
import { requestSubscription, confirmSubscription } from './subscription.ts';

const PER_ADDRESS: RateLimit = { scope: 'newsletter-address', attempts: 5, minutes: 60 };
const PER_RECIPIENT: RateLimit = { scope: 'newsletter-recipient', attempts: 3, minutes: 60 };

const TOKEN = /^[0-9a-f]{32}$/;

/** The same for everyone, so that it does not reveal who is subscribed. */
const CHECK_MAIL = 'Please open the link in the email we sent you.';

/** What the handlers of links need of a call. */
interface LinkCall {
  request: Request;
  response: Response;
}

interface ButtonCall extends LinkCall {
  body: { token: string };
}

/** Mail scanners open every link, and must neither subscribe nor unsubscribe anybody: only buttons do. */
export function newsletterRoutes(ids: KeyedIds, now: () => Date): Router {
  return serveEndpoints(newsletterEndpoints, {
    signUp: async ({ request, body: { email, language = 'en' } }) => {
      await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
      await consumeAttempt(PER_RECIPIENT, mailboxKey(email), now());
      await requestSubscription({ email, language }, ids, now());
      return { message: CHECK_MAIL };
    },
    openConfirm: (call) => {
      if (TOKEN.test(linkToken(call.request))) showPage('confirm', call);
      else call.response.redirect(303, outcomePath('expired'));
    },
    confirm: async ({ response, body: { token } }) => {
      response.redirect(303, outcomePath(await confirmSubscription(token, now())));
    },
    openUnsubscribe: (call) => showPage('unsubscribe', call),
    unsubscribe: (call) => unsubscribeBy(call, (token) => unsubscribeFromNewsletter(token, now())),
    openEndReminders: (call) => showPage('end-reminders', call),
    endReminders: (call) =>
      unsubscribeBy(call, (token) => unsubscribeAccount('reminders', token, { ids, now: now() })),
    openEndOffers: (call) => showPage('end-offers', call),
    endOffers: (call) =>
      unsubscribeBy(call, (token) => unsubscribeAccount('marketing', token, { ids, now: now() })),
  });
}

function showPage(page: keyof typeof NEWSLETTER_PAGES, { request, response }: LinkCall): void {
  const token = linkToken(request);
  if (token === '') response.redirect(303, outcomePath('expired'));
  else response.send(linkPage(`/api/newsletter/${page}`, token, NEWSLETTER_PAGES[page]));
}

/** Answers the page's form with a redirect. A mail program that posts to the link must not be redirected (RFC 8058). */
async function unsubscribeBy(
  { request, response, body: { token } }: ButtonCall,
  unsubscribe: (token: string) => Promise<NewsletterOutcome>,
): Promise<void> {
  const outcome = await unsubscribe(token || linkToken(request));
  if (token !== '') response.redirect(303, outcomePath(outcome));
  else if (outcome === 'expired') throw notFound(orderMessages.order_link_not_valid());
  else response.json({ success: true });
}

function outcomePath(outcome: NewsletterOutcome): string {
  return `/?newsletter=${outcome}`;
}
