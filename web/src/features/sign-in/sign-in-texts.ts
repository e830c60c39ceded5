import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Welcome to Kargha',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  tabs: 'Sign in or sign up',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  accountType: 'Account type',
  customer: 'Customer',
  business: 'B2B Buyer',
  companyName: 'Company name',
  optional: '(optional)',
  password: 'Password',
  passwordHint: 'At least 6 characters.',
  showPassword: 'Show password',
  createAccount: 'Create Account',
  working: 'One moment…',
  welcomeBack: 'Welcome back!',
  signedInAs: (name: string) => `Signed in as ${name}`,
  created: 'Account created successfully!',
  verifyHint: 'Please check your e-mail to verify your account.',
  loginFailed: 'Login Failed',
  attemptsLeft: (count: number) => `Invalid credentials. ${count} attempts remaining.`,
  lockedTitle: 'Account Temporarily Locked',
  lockedNow: 'Too many failed attempts. Please try again in 15 minutes.',
  stillLockedTitle: 'Account Locked',
  stillLocked: 'Please wait before trying again.',
  minutesLeft: (minutes: number) =>
    `Sign-in is locked for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`,
  registrationFailed: 'Registration Failed',
  adminTitle: 'Staff Sign In',
  adminHint: 'For the people who run the shop.',
  backToShop: 'Back to the shop',
};

export const signInTexts: Catalogue<typeof en> = { en };
