import { expect, test } from 'vitest';

import { CONTENT_SCHEMAS, readContent } from './content.ts';
import { DEFAULT_FAQS } from './default-faqs.ts';
import { DEFAULT_FAQS_HINDI } from './default-faqs-hindi.ts';

const FAQ = { id: 'returns', question: 'May I return it?', answer: 'Within 15 days.' };
const POLICY = { id: 'terms', title: 'Terms', paragraphs: ['An order is a contract.'] };
const IN_PART = 'Fill in all Hindi fields, or leave them all empty';

test('accepts content in English only and reads older content', () => {
  expect(readContent('faqs', { entries: [FAQ] })).toEqual({ entries: [FAQ] });
  expect(readContent('policies', { entries: [POLICY] })).toEqual({ entries: [POLICY] });
});

test('requires Hindi answers for Hindi questions and Hindi text for Hindi policies', () => {
  const { faqs, policies } = CONTENT_SCHEMAS;
  const whole = { ...FAQ, questionHindi: 'क्या लौटा सकते हैं?', answerHindi: '15 दिन में।' };
  expect(faqs.validateSync({ entries: [whole] })).toEqual({ entries: [whole] });
  expect(() => faqs.validateSync({ entries: [{ ...whole, answerHindi: '' }] })).toThrow(IN_PART);
  const title = { ...POLICY, titleHindi: 'शर्तें' };
  const text = { ...title, paragraphsHindi: ['ऑर्डर एक अनुबंध है।'] };
  expect(policies.validateSync({ entries: [text] })).toEqual({ entries: [text] });
  expect(() => policies.validateSync({ entries: [title] })).toThrow(IN_PART);
});

test('accepts known placeholders only', () => {
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

test('has each default question in Hindi', () => {
  expect(DEFAULT_FAQS_HINDI).toHaveLength(DEFAULT_FAQS.length);
});
