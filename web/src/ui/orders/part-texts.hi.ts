import type { partTexts } from './part-texts.ts';

export const partHindi: typeof partTexts.en = {
  whole: 'पूरी रकम',
  share: (percent) => `${percent}% हिस्सा`,
  when: { now: 'अग्रिम', on_delivery: 'डिलीवरी पर', on_date: 'उधार पर' },
  paid: 'चुकाया गया',
  due: 'देय',
  overdue: 'समय बीत गया',
  later: 'अभी देय नहीं',
  dueOn: (day) => `${day} तक देय`,
  afterDelivery: 'सामान पहुँचने पर देय',
  reference: (reference) => `भुगतान ${reference}`,
  receipt: (number) => `रसीद वाउचर ${number}`,
  refunded: (number, amount) => `${amount} वापस किए गए, वापसी वाउचर ${number}`,
};
