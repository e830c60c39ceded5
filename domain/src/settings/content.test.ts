import { expect, test } from 'vitest';

import { CONTENT_SCHEMAS, readContent } from './content.ts';
import { DEFAULT_FAQS } from './default-faqs.ts';
import { DEFAULT_FAQS_HINDI } from './default-faqs-hindi.ts';

const FAQ = { id: 'returns', question: 'May I return it?', answer: 'Within 15 days.' };
const POLICY = { id: 'terms', title: 'Terms', paragraphs: ['An order is a contract.'] };
const IN_PART = 'Fill in all Hindi fields, or leave them all empty';

test('words may be written in English alone, and older ones stay readable', () => {
  expect(readContent('faqs', { entries: [FAQ] })).toEqual({ entries: [FAQ] });
  expect(readContent('policies', { entries: [POLICY] })).toEqual({ entries: [POLICY] });
});

test('a question in Hindi has an answer in Hindi, and a policy its text', () => {
  const { faqs, policies } = CONTENT_SCHEMAS;
  const whole = { ...FAQ, questionHindi: 'क्या लौटा सकते हैं?', answerHindi: '15 दिन में।' };
  expect(faqs.validateSync({ entries: [whole] })).toEqual({ entries: [whole] });
  expect(() => faqs.validateSync({ entries: [{ ...whole, answerHindi: '' }] })).toThrow(IN_PART);
  const title = { ...POLICY, titleHindi: 'शर्तें' };
  const text = { ...title, paragraphsHindi: ['ऑर्डर एक अनुबंध है।'] };
  expect(policies.validateSync({ entries: [text] })).toEqual({ entries: [text] });
  expect(() => policies.validateSync({ entries: [title] })).toThrow(IN_PART);
});

test('words for shoppers may name figures of the shop, and none that it has not', () => {
  const { faqs, policies } = CONTENT_SCHEMAS;
  const fits = { ...FAQ, answer: 'Free above {freeShippingAbove}.' };
  expect(faqs.validateSync({ entries: [fits] })).toEqual({ entries: [fits] });
  const answer = 'Free above {freeShipping}.';
  const refusal = /^There is no placeholder \{freeShipping\}\. You can use \{freeShippingAbove\}, /;
  expect(() => faqs.validateSync({ entries: [{ ...FAQ, answer }] })).toThrow(refusal);
  const hindi = { questionHindi: 'कब?', answerHindi: answer };
  expect(() => faqs.validateSync({ entries: [{ ...FAQ, ...hindi }] })).toThrow(refusal);
  const policy = { ...POLICY, paragraphs: [answer] };
  expect(() => policies.validateSync({ entries: [policy] })).toThrow(refusal);
  expect(readContent('policies', { entries: [policy] })).toEqual({ entries: [policy] });
});

test('each opening question is there in Hindi too', () => {
  expect(DEFAULT_FAQS_HINDI).toHaveLength(DEFAULT_FAQS.length);
});
