import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { NO_BANK_ACCOUNT } from '@kargha/domain/money/bank-account';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import type { SaveSection } from '../state/use-settings.ts';
import { BankAccountFields } from './legal-fields.tsx';
import { SectionForm } from './section-form.tsx';

beforeEach(() => signInStaff('owner'));

test('accepts a complete and valid bank account only', async () => {
  const save = vi.fn<SaveSection>(() => Promise.resolve());
  renderInShop(
    <SectionForm section="bankAccount" value={NO_BANK_ACCOUNT} onSave={save}>
      <BankAccountFields />
    </SectionForm>,
  );
  await userEvent.type(screen.getByLabelText('Account holder'), 'Kargha Weavers');
  await userEvent.type(screen.getByLabelText('Account number'), '1234');
  await userEvent.type(screen.getByLabelText('IFSC'), 'SMPL0001234');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await press();
  expect(await screen.findByText('An account number has 9 to 18 digits')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Account number'), '56789');
  await press();
  expect(await screen.findByText(/fill in every field of the account/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Bank and branch'), 'Sample Bank');
  await press();
  const account = { holder: 'Kargha Weavers', number: '123456789', ifsc: 'SMPL0001234' };
  await waitFor(() =>
    expect(save).toHaveBeenCalledExactlyOnceWith('bankAccount', {
      ...account,
      bankName: 'Sample Bank',
    }),
  );
});
