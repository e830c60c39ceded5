import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Security',
  lead: 'How we protect your account, your payments and your data.',
  figuresTitle: 'Security at a glance',
  figures: [
    {
      value: '1 hour',
      label: 'Access tokens',
      text: 'Your browser sends an access token with each request. It expires after an hour and is renewed automatically.',
    },
    {
      value: 'Until revoked',
      label: 'Refresh tokens',
      text: 'You stay signed in on your device until you sign out or are inactive for 30 minutes. A new password signs you out on all devices.',
    },
    {
      value: '1 hour',
      label: 'Password reset token',
      text: 'The link in a password reset email works once, within one hour.',
    },
    {
      value: '5 attempts',
      label: 'per 15 minutes',
      text: 'After five failed sign-ins, the form is locked for 15 minutes. The server also blocks a sixth attempt to guess an order number.',
    },
  ],
  measuresTitle: 'How we protect you',
  measures: [
    {
      title: 'Passwords',
      text: 'Passwords go straight to Firebase Authentication, which stores only a salted hash. Our servers never see your password, and no one here can read it.',
    },
    {
      title: 'Payments',
      text: 'You pay in a secure Razorpay window. Your card and bank details go to Razorpay and never reach us. We mark an order as paid only after our server has verified the payment.',
    },
    {
      title: 'Encryption',
      text: 'All traffic between your browser and the shop is encrypted, and browsers remember for a year to use only encrypted connections. Stored data is encrypted too.',
    },
    {
      title: 'Access control',
      text: 'Database rules check every read. You see your own orders and addresses, and other customers cannot. No one can give themselves staff access.',
    },
    {
      title: 'Order tracking',
      text: 'To track an order, you need its number and your email or phone number. It shows the progress, the town and the items, but no street, phone number or price.',
    },
    {
      title: 'No third-party scripts',
      text: 'We load no scripts from advertisers or analytics companies. A strict content security policy makes the browser block everything else.',
    },
  ],
  reportTitle: 'Found a security issue?',
  reportText:
    'Please tell us before you tell others, and give us time to fix it. We reply within 24 hours.',
  report: 'Report an issue',
};

export const securityTexts: Catalogue<typeof en> = { en };
