import { array, boolean, date, mixed, object, string } from 'yup';

import { COUNTRY } from '@kargha/domain/shopping/customer-info';
import { formMessages } from '@kargha/domain/messages/form-messages';
import { OPEN_ROLES, ROLES } from '@kargha/domain/people/user-profile';

const text = (most: number) => string().strict().defined().max(most);

const savedAddressSchema = object({
  id: text(800),
  name: text(800),
  phone: text(800),
  line1: text(800),
  line2: text(800),
  city: text(800),
  state: text(800),
  pincode: text(6).matches(/^\d{6}$/),
  country: string().strict().oneOf([COUNTRY]).required(),
})
  .strict()
  .exact(formMessages.unknown_field);

/** Fields that users write themselves. */
const ownFields = {
  fullName: text(100),
  phone: text(16).matches(/^(\+?[1-9]\d{0,15})?$/),
  avatar: text(2048).matches(/^(https?:\/\/.+)?$/),
  companyName: text(120),
  lastLogin: date().strict().required(),
  updatedAt: date().strict().required(),
};

const addresses = () => array(savedAddressSchema).strict().max(10);
const preferences = () =>
  object({ marketing: boolean().strict(), language: string().strict().max(10) })
    .strict()
    .exact(formMessages.unknown_field);

/** Fields that only the server changes after creation. */
const serverFields = {
  uid: text(128).min(1),
  id: string().strict().min(1).max(128),
  email: text(254),
  gstNumber: text(15).matches(/^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/),
  isEmailVerified: boolean().strict().defined(),
  isPhoneVerified: boolean().strict().defined(),
  createdAt: date().strict().required(),
  isNewUser: boolean().strict().oneOf([true]),
};

/** users/{uid} at creation; the rules allow nothing that this schema rejects. */
export const newProfileSchema = object({
  ...ownFields,
  ...serverFields,
  role: string().strict().oneOf(OPEN_ROLES).required(),
  accessCodes: array().strict().defined().max(0),
  addresses: addresses(),
  preferences: preferences(),
})
  .strict()
  .exact(formMessages.unknown_field)
  .required();

/** users/{uid} after an update by its owner. */
export const profileDocumentSchema = object({
  ...ownFields,
  ...serverFields,
  role: string().strict().oneOf(ROLES).required(),
  accessCodes: array(text(128)).strict().defined(),
  addresses: addresses(),
  preferences: preferences(),
  suspended: boolean().strict(),
  companyVerification: mixed().nullable(),
})
  .strict()
  .exact(formMessages.unknown_field)
  .required();
