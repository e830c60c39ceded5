import { object, string, type InferType } from 'yup';

export const COUNTRY = 'India';

const digits = (typed: string) => typed.replaceAll(/\D/g, '');
const text = (longest: number) => string().trim().max(longest);

/** Rules and messages of the checkout form; create-order checks the same schema. */
export const customerInfoSchema = object({
  name: text(100).required('Name is required'),
  email: text(254).required('Email is required').email('Please enter a valid email address'),
  phone: text(30)
    .required('Phone is required')
    .test('indian-mobile', 'Please enter a valid 10-digit phone number', (typed) =>
      /^[6-9]\d{9}$/.test(digits(typed)),
    ),
  address: object({
    line1: text(200).required('Address is required'),
    line2: text(200).default(''),
    city: text(100).required('City is required'),
    state: text(100).required('State is required'),
    pincode: text(12)
      .required('Pincode is required')
      .matches(/^\d{6}$/, 'Please enter a valid 6-digit pincode'),
    country: string().trim().oneOf([COUNTRY], 'We deliver within India only').default(COUNTRY),
  }),
});

export type CustomerInfo = InferType<typeof customerInfoSchema>;
export type Address = CustomerInfo['address'];

/** The ten digits of a phone number, as orders keep them. */
export function phoneDigits(typed: string): string {
  return digits(typed);
}
