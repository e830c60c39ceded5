import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import { beforeEach, expect, test, vi } from 'vitest';

import type { TaxRate } from '@kargha/domain/pricing/tax-table';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { sectionFormValues } from '../state/settings-form-values.ts';
import { LoadRatesDialog } from './load-rates-dialog.tsx';
import { TaxFields } from './tax-fields.tsx';

beforeEach(() => signInStaff('owner'));

const since = new Date('2020-01-01T00:00:00+05:30');
const own = (fields: Partial<TaxRate>): TaxRate => ({
  ...{ hsnPrefix: '5007', maxUnitRupees: null, percent: 12, note: 'Ours', from: since, to: null },
  ...fields,
});

/** The rows of the form as the dialog leaves them: prefix, per cent, ceiling, end. */
function Table() {
  const { rates } = useFormikContext<{ rates: Record<string, string>[] }>().values;
  return (
    <ul aria-label="Table">
      {rates.map(({ hsnPrefix, percent, maxUnitRupees, from, to }) => (
        <li key={`${hsnPrefix} ${percent} ${maxUnitRupees} ${from}`}>
          {[hsnPrefix, `${percent}%`, maxUnitRupees, to].join(' ').trim()}
        </li>
      ))}
    </ul>
  );
}

function show(rates: TaxRate[]) {
  const tax = { priceMode: 'specified', priceModeFrom: null, ratesEnabled: false, rates };
  const onClose = vi.fn();
  renderInShop(
    <Formik initialValues={sectionFormValues(tax)} onSubmit={vi.fn()}>
      <>
        <Table />
        <LoadRatesDialog onClose={onClose} />
      </>
    </Formik>,
  );
  return onClose;
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Table', hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
const section = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement!);

test('shows what changes before it changes the table', async () => {
  show([own({}), own({ hsnPrefix: '9999', percent: 28 })]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('status')).toHaveTextContent(/1/);
  expect(section('End when the new rate begins').getByText('5007')).toBeVisible();
  expect(section('Added').getAllByText('5007').length).toBeGreaterThan(0);
  expect(dialog.queryByText('9999')).toBeNull();
  expect(rows()).toEqual(['5007 12%', '9999 28%']);
  await userEvent.click(dialog.getByRole('button', { name: 'Load rates' }));
  const now = rows();
  expect(now).toContain('9999 28%');
  expect(now).toContain('5007 12%  2025-09-22');
  expect(now).toContain('5007 5%');
  expect(now).toContain('62 5% 2500');
  expect(now).toContain('62 18%');
});

test('carved stone has 5% only as handicrafts', async () => {
  show([]);
  const added = () => section('Added').queryAllByText('6802').length;
  expect(added()).toBe(1);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Our goods are handicrafts/ }));
  expect(added()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Load rates' }));
  expect(rows().some((row) => row.startsWith('6802'))).toBe(false);
});

test('loads no rate for shawls, whose headings are also those of stoles, and says why', async () => {
  show([]);
  expect(screen.getByText(/Stoles, dupattas and scarves of these headings do not/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load rates' }));
  expect(rows().some((row) => /^(6117|6214)/.test(row))).toBe(false);
  expect(rows()).toContain('62 18%');
});

test('asks to complete an unfinished rate before others are loaded', async () => {
  const blank = { hsnPrefix: '', maxUnitRupees: '', percent: '', from: '', to: '', note: '' };
  const tax = sectionFormValues({ priceMode: 'specified', ratesEnabled: true, rates: [own({})] });
  const rates = [...(tax.rates as object[]), blank];
  renderInShop(
    <Formik initialValues={{ ...tax, rates }} onSubmit={vi.fn()}>
      <TaxFields />
    </Formik>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Load India rates' }));
  const sentence = 'Please complete or remove the unfinished rate first.';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
