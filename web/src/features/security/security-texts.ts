import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Security',
  lead: 'How we look after your account, your money and what we know about you, with the figures as they are.',
  figuresTitle: 'In figures',
  figures: [
    {
      value: '1 hour',
      label: 'Access tokens',
      text: 'The pass that your browser shows with each request ends after an hour and is renewed by itself.',
    },
    {
      value: 'Until revoked',
      label: 'Refresh tokens',
      text: 'You stay signed in on your device until you sign out, or until nothing has happened for 30 minutes. A new password ends it on all devices.',
    },
    {
      value: '1 hour',
      label: 'Password reset token',
      text: 'The link in a password mail works once, and for one hour.',
    },
    {
      value: '5 attempts',
      label: 'per 15 minutes',
      text: 'After five failed sign-ins the form is locked for 15 minutes, and the server refuses a sixth guess at an order.',
    },
  ],
  measuresTitle: 'What we do',
  measures: [
    {
      title: 'Passwords',
      text: 'They go straight to Firebase Authentication, which keeps a salted hash. Our own servers never see one, and nobody here can read yours.',
    },
    {
      title: 'Payments',
      text: 'You pay in the window of Razorpay. Card and bank details go there and never pass through us. An order counts as paid only when the server has checked the payment itself.',
    },
    {
      title: 'Encryption',
      text: 'Everything between your browser and the shop is encrypted; browsers remember for a year to accept nothing else. What is stored is encrypted as well.',
    },
    {
      title: 'Who sees what',
      text: 'Rules in the database decide for every single read: you see your own orders and addresses, others see none of them. Staff rights are never given by oneself.',
    },
    {
      title: 'Tracking an order',
      text: 'Takes the number and your e-mail or phone. It shows the steps, the town and the items: no street, no phone, no price.',
    },
    {
      title: 'No foreign scripts',
      text: 'Pages load no script of advertisers or counters. A strict content policy lets the browser refuse what does not belong here.',
    },
  ],
  reportTitle: 'You have found a weak spot?',
  reportText:
    'Tell us before you tell others, and give us time to mend it. We reply within 24 hours.',
  report: 'Report it',
};

export const securityTexts: Catalogue<typeof en> = { en };
