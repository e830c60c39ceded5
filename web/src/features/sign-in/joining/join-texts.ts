import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Join the staff',
  lead: (roles: string) => `You are invited to work in the back office. Your role: ${roles}.`,
  account: (email: string) => `Sign in or create an account with ${email}.`,
  tabs: 'Sign in or create an account',
  signIn: 'Sign in',
  createAccount: 'Create account',
  ready: (email: string) => `You are signed in as ${email}.`,
  accept: 'Accept the invitation',
  accepted: 'Welcome to the staff.',
  otherAccount: (invited: string, current: string) =>
    `This invitation is for ${invited}, but you are signed in as ${current}. Sign out, then sign in with the right account.`,
  signOut: 'Sign out',
  loading: 'Loading the invitation…',
};

export const joinTexts: Catalogue<typeof en> = { en };
