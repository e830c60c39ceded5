import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { contactTexts } from '../contact-texts.ts';
import { FaqList } from './faq-list.tsx';

test('answers four questions: returns, shipping, tracking and authenticity', () => {
  const { faqs } = contactTexts.en;
  expect(faqs).toHaveLength(4);
  renderInShop(<FaqList faqs={faqs} />);
  for (const text of [
    /15-day return policy/,
    /worldwide shipping is possible/,
    /We email you the order ID/,
    /authenticity certificate/,
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});
