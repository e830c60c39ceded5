import { NEWSLETTER_CONSENT } from '@kargha/domain/newsletter';

import type { Mail } from '../records/mail-record.ts';

/** The links of one subscriber. */
export interface NewsletterLinks {
  confirm: string;
  unsubscribe: string;
}

/** The links of a subscriber's secret token; it has hexadecimal digits only. */
export function newsletterLinks(shopAddress: string, token: string): NewsletterLinks {
  const link = (act: string) => `${shopAddress}/api/newsletter/${act}?token=${token}`;
  return { confirm: link('confirm'), unsubscribe: link('unsubscribe') };
}

/** Asks whether somebody really wants the newsletter: anybody can enter anybody's address. */
export function confirmationMail(email: string, { confirm, unsubscribe }: NewsletterLinks): Mail {
  const reason = `Somebody, we hope you, asked for our newsletter: “${NEWSLETTER_CONSENT}”`;
  const otherwise = 'If it was not you, do nothing: without your yes we send nothing.';
  const text = [
    'Namaste,',
    reason,
    `Yes, send it to me: ${confirm}`,
    'The link works for seven days.',
    otherwise,
    `To end it at any time: ${unsubscribe}`,
    'Kargha',
  ];
  const html = [
    '<p>Namaste,</p>',
    `<p>${reason}</p>`,
    `<p><a href="${confirm}">Yes, send it to me</a></p>`,
    '<p>The link works for seven days.</p>',
    `<p>${otherwise}</p>`,
    `<p>You can <a href="${unsubscribe}">end it at any time</a>.</p>`,
    '<p>Kargha</p>',
  ];
  return {
    to: email,
    subject: 'Please confirm our newsletter',
    text: text.join('\n\n'),
    html: html.join('\n'),
  };
}
