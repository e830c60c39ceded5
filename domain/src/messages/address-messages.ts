import { defineMessages } from './message.ts';

export const addressMessages = defineMessages({
  phone_10_digits: 'Please enter a valid 10-digit phone number',
  address_required: 'Address is required',
  city_required: 'City is required',
  state_required: 'State is required',
  state_unknown: 'Please choose a state of India',
  pincode_required: 'Pincode is required',
  pincode_not_valid: 'Please enter a valid 6-digit pincode',
  pincode_elsewhere: 'Pincode {pincode} is in {actual}, not in {state}',
  india_only: 'We deliver within India only',
  company_with_gstin: 'Company name is required with a GST number',
  gstin_length: 'A GST number has {length} characters',
  gstin_shape: 'A GST number is 2 digits, the PAN, a digit or letter, Z and a check character',
  gstin_state_code: 'The first two digits of this GST number are not a state code',
  gstin_check:
    'The last character of this GST number does not match the rest. Please check it for a typing mistake',
  gstin_state: 'This GST number is not registered in {state}, the state of the address',
  po_number_too_long: 'The PO number can have at most {max} characters.',
  po_number_shape: 'A PO number can contain only letters, digits, spaces and . / # - _',
});
