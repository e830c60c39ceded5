import { object, string, type InferType } from 'yup';

const INVALID_EMAIL = 'Please enter a valid email address';

const email = string().trim().required(INVALID_EMAIL).email(INVALID_EMAIL);

/** Signing in, for shoppers and staff alike. */
export const signInSchema = object({
  email,
  password: string().required('Password is required'),
});

export type SignInInput = InferType<typeof signInSchema>;

/** Signing up on the page of its own, which asks less of a password than the dialog. */
export const signUpSchema = object({
  fullName: string()
    .trim()
    .required('Full name must be at least 2 characters')
    .min(2, 'Full name must be at least 2 characters')
    .matches(/^[\p{L}\p{M}\s]+$/u, 'Full name can only contain letters and spaces'),
  email,
  phone: string()
    .trim()
    .matches(/^(\+?[1-9]\d{0,15})?$/, 'Please enter a valid phone number')
    .default(''),
  role: string()
    .oneOf(['customer', 'b2b_buyer'] as const)
    .required(),
  companyName: string().trim().default(''),
  password: string()
    .required('Password should be at least 6 characters long.')
    .min(6, 'Password should be at least 6 characters long.'),
});

export type SignUpInput = InferType<typeof signUpSchema>;
