import { defineMessages } from './message.ts';

export const signUpMessages = defineMessages({
  full_name_too_short: 'Full name must be at least 2 characters',
  full_name_too_long: 'Full name can have at most 100 characters',
  full_name_characters: 'Full name can only contain letters and spaces',
  password_too_short: 'Password must be at least 8 characters',
  password_lowercase: 'Password must contain at least one lowercase letter',
  password_uppercase: 'Password must contain at least one uppercase letter',
  password_number: 'Password must contain at least one number',
  password_special: 'Password must contain at least one special character (@$!%*?&)',
  password_required: 'Password is required',
  password_six_characters: 'Password should be at least 6 characters long.',
  terms_required: 'You must agree to the terms and conditions',
  passwords_differ: "Passwords don't match",
  b2b_company_required: 'Company name is required for B2B customers',
  b2b_gstin_required: 'GST number is required for B2B customers',
});
