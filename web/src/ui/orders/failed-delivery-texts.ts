import type { DeliveryChoice } from '@kargha/domain/couriers/delivery-choice';
import type { Catalogue } from '#lib/language/language.ts';

const CHOICES: Record<DeliveryChoice, string> = {
  retry: 'Deliver on another day',
  address: 'Deliver to another address or phone number',
  return: 'Send the parcel back',
};

const en = {
  title: 'The courier could not deliver this parcel',
  reason: (reason: string) => `The courier writes: “${reason}”.`,
  answerBy: (time: string) => `Please tell us by ${time} what to do.`,
  answer: 'Choose what happens next',
  openLink: 'To choose what happens next, open the link in our email about this parcel.',
  tooLate: 'The time to choose is over. Please contact us.',
  again: 'The courier will try again.',
  onDay: (day: string) => `You chose delivery on ${day}. We pass it on to the courier.`,
  elsewhere: 'You chose another address or phone number. We pass it on to the courier.',
  goesBack: 'You chose to send the parcel back. We pass it on to the courier.',
  dialogTitle: (awb: string) => `What should happen with parcel ${awb}?`,
  choices: CHOICES,
  choice: 'What should the courier do?',
  day: 'Delivery day',
  phone: 'Phone number for the courier',
  line1: 'New address',
  line2: 'Landmark',
  city: 'City',
  pincode: 'Pincode',
  within: (state: string) => `In ${state} only. Leave the address empty to keep it.`,
  optional: '(optional)',
  returnHint:
    'The parcel comes back to us. The refund follows when it has arrived and been checked.',
  send: 'Send answer',
  sent: 'The answer is on its way to the courier.',
};

export const failedDeliveryTexts: Catalogue<typeof en> = { en };
