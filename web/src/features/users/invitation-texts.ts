import type { Catalogue } from '#lib/language/language.ts';

const en = {
  invite: 'Invite staff',
  title: 'Invite someone to the staff',
  hint: 'They get a link by email that works once, for seven days. They sign in or create an account with this address.',
  email: 'Email',
  send: 'Send invitation',
  sent: (email: string) => `Invitation sent to ${email}.`,
  open: 'Open invitations',
  until: (end: string) => `until ${end}`,
  expired: 'expired',
  resend: 'Send again',
  resendNamed: (email: string) => `Send the invitation to ${email} again`,
  withdraw: 'Withdraw',
  withdrawNamed: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawTitle: (email: string) => `Withdraw the invitation of ${email}?`,
  withdrawHint: 'The link in the email stops working.',
  withdrawn: 'Invitation withdrawn.',
};

export const invitationTexts: Catalogue<typeof en> = { en };
