import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';

beforeEach(() => {
  vi.resetModules();
});

const faq = {
  id: 'shipping',
  question: 'What does shipping cost?',
  answer: '{shippingFee}, or nothing above {freeShippingAbove}.',
};
const FAQS = { 'content/faqs': { revision: 1, entries: [faq] } };
const shipping = { freeAboveRupees: 999, flatFeeRupees: 80 };

async function shown() {
  const { useFaqs } = await import('./faqs.ts');
  return renderHook(() => useFaqs()).result;
}

test('fills in current figures in published FAQs', async () => {
  fakeFirestore({ ...FAQS, 'settings/public': { shipping } });
  const faqs = await shown();
  await waitFor(() =>
    expect(faqs.current).toEqual([
      { lang: 'en', question: faq.question, answer: '₹80, or nothing above ₹999.' },
    ]),
  );
});

test('shows the default FAQs while figures cannot be loaded', async () => {
  const world = fakeFirestore(FAQS, ['settings/public']);
  const faqs = await shown();
  await waitFor(() => expect(world.reads.toSorted()).toEqual(['content/faqs', 'settings/public']));
  const { contactTexts } = await import('../contact-texts.ts');
  expect(faqs.current).toEqual(contactTexts.en.faqs);
});
