import { object, string } from 'yup';

/** The box in the footer; POST /api/newsletter checks the same schema. An address counts in lower case. */
export const newsletterSignUpSchema = object({
  email: string()
    .trim()
    .lowercase()
    .required('Email is required')
    .max(254, 'Please enter a valid email address')
    .email('Please enter a valid email address'),
}).exact('This field is not known.');
