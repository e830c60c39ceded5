import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { DOCUMENT_YEARS, RETENTION_DAYS } from '@kargha/domain/reports/retention';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { privacyTexts } from '../privacy-texts.ts';
import { privacyHindi } from '../privacy-texts.hi.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

test('states a reason and the configured retention period for everything kept', () => {
  renderInShop(<PrivacyNotice />);
  const cards = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('How long') !== null);
  expect(cards).toHaveLength(privacyTexts.en.kept.length);
  const text = cards.map(({ textContent }) => textContent).join(' ');
  // The notice states anonymous records in years.
  const { forgottenConsents, selfChecks, ...days } = RETENTION_DAYS;
  for (const count of Object.values(days)) expect(text).toContain(`${count} days`);
  expect(text).toContain(`${Math.floor(forgottenConsents / 365)} years`);
  expect(text).toContain(`${DOCUMENT_YEARS} full years after the financial year`);
});

test('names every right of the Act, with links to use it', () => {
  renderInShop(<PrivacyNotice />);
  const rights = screen.getAllByRole('term').map(({ textContent }) => textContent);
  for (const { title } of privacyTexts.en.rights) expect(rights).toContain(title);
  expect(screen.getByRole('link', { name: 'Manage my data and choices' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(screen.getByRole('link', { name: 'Write to the Grievance Officer' })).toHaveAttribute(
    'href',
    '/contact?subject=complaint',
  );
});

test('has the same entries and figures in Hindi and English', () => {
  const { en } = privacyTexts;
  const figures = (texts: typeof en) => texts.kept.map(({ howLong }) => howLong.match(/\d+/g));
  expect(privacyHindi.kept).toHaveLength(en.kept.length);
  expect(privacyHindi.rights).toHaveLength(en.rights.length);
  expect(privacyHindi.shared).toHaveLength(en.shared.length);
  // Hindi has a different word order, so the figures are sorted.
  const sorted = (texts: typeof en) => figures(texts).map((row) => row && [...row].sort());
  expect(sorted(privacyHindi)).toEqual(sorted(en));
});
