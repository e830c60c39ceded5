import { RETURN_DAYS } from '../orders/return.ts';

/** The questions that the contact page answers until staff publish their own, and that the sample shop begins with. */
export const DEFAULT_FAQS: readonly { id: string; question: string; answer: string }[] = [
  {
    id: 'returns',
    question: 'What is your return policy?',
    answer: `We have a ${RETURN_DAYS}-day return policy: send a piece back within ${RETURN_DAYS} days of its delivery, unworn and unwashed, and get your money back. Pieces made for you alone can be returned when something is wrong with them.`,
  },
  {
    id: 'shipping',
    question: 'Do you offer worldwide shipping?',
    answer:
      'Yes, worldwide shipping is possible. At checkout we deliver to every pincode in India; for other countries write to us, and you learn the price before you pay.',
  },
  {
    id: 'tracking',
    question: 'How can I track my order?',
    answer:
      'The order id comes to you by e-mail. Enter it on the Track Order page with your e-mail or the last four digits of your phone.',
  },
  {
    id: 'authenticity',
    question: 'Are your products authentic?',
    answer:
      'The page of a piece names its maker, place, fibre and weave, as far as we know them. Where it has a Handloom Mark, Silk Mark or another label that we have checked, the page gives the number of the label or its authorised user. We issue no authenticity certificate of our own.',
  },
];
