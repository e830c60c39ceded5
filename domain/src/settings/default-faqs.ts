import { RETURN_DAYS } from '../orders/return.ts';

/** Shown on the contact page until staff publish their own. Also used by the sample shop. */
export const DEFAULT_FAQS: readonly { id: string; question: string; answer: string }[] = [
  {
    id: 'returns',
    question: 'What is your return policy?',
    answer: `We have a ${RETURN_DAYS}-day return policy. Send a piece back within ${RETURN_DAYS} days of delivery, unworn and unwashed, and we refund you. Pieces made specially for you can be returned only if something is wrong with them.`,
  },
  {
    id: 'shipping',
    question: 'Do you offer worldwide shipping?',
    answer:
      'Yes, worldwide shipping is possible. At checkout we deliver to every pincode in India. For other countries, write to us and we will tell you the price before you pay.',
  },
  {
    id: 'tracking',
    question: 'How can I track my order?',
    answer:
      'We email you the order ID. Enter it on the Track Order page with your email address or the last four digits of your phone number.',
  },
  {
    id: 'authenticity',
    question: 'Are your products authentic?',
    answer:
      'Each product page names the maker, place, fibre and weave, as far as we know them. For a Handloom Mark, a Silk Mark or another label that we have checked, the page shows the label number or the authorised user. Each piece comes with an authenticity certificate that names its maker, place and marks. You find it in your order, in the email about its dispatch, and behind the QR code on its label.',
  },
];
