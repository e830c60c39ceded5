import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { ContactCards } from './contact-cards.tsx';
import { FaqList } from './faq-list.tsx';
import { FindUs } from './find-us.tsx';
import { LegalIdentity } from './legal-identity.tsx';

const { read } = vi.hoisted(() => ({ read: vi.fn<() => Promise<object>>() }));
vi.mock('#lib/firebase/public-firestore.ts', () => ({ readPublicDocument: read }));

const LEGAL = {
  legalName: 'Kargha Weavers Limited',
  gstin: '29AAHCK6072R1ZM',
  address: { line1: '12 Loom Lane', city: 'Bengaluru', pincode: '560025', state: 'Karnataka' },
  email: 'care@kargha.example',
  phone: '9800000000',
  hours: 'Monday to Saturday',
  grievanceOfficer: {
    name: 'Kabir Thomas',
    designation: 'Grievance Officer',
    email: 'grievance@kargha.example',
    phone: '9800000002',
  },
};

test('reports a failed load and shows the details after a retry', async () => {
  read.mockRejectedValueOnce(new Error('offline'));
  renderInShop(
    <>
      <ContactCards />
      <FindUs />
      <LegalIdentity />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/You can still write to us/);
  expect(screen.queryByText('Kabir Thomas')).toBeNull();

  read.mockResolvedValueOnce({ legal: LEGAL });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'care@kargha.example' })).toHaveAttribute(
    'href',
    'mailto:care@kargha.example',
  );
  expect(screen.getByText('Kabir Thomas')).toBeVisible();
  expect(screen.getByText('29AAHCK6072R1ZM')).toBeVisible();
  expect(screen.getByText('Kargha Weavers Limited')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make a complaint' })).toHaveAttribute(
    'href',
    '/contact?subject=complaint',
  );
  expect(screen.getByRole('link', { name: /Open map/ })).toHaveAttribute(
    'href',
    expect.stringContaining('12%20Loom%20Lane'),
  );
});

test('opens an answer', async () => {
  renderInShop(<FaqList faqs={[{ question: 'Why?', answer: 'Because.' }]} />);
  expect(screen.getByText('Because.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Why?'));
  expect(screen.getByText('Because.')).toBeVisible();
});
