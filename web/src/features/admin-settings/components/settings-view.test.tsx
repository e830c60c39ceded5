import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { settingsEndpoints } from '@kargha/domain/settings/settings-endpoints';
import type { SettingsAnswer } from '@kargha/domain/settings/settings-response';
import { ApiError } from '#lib/server/api-client.ts';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { GSTIN_WITHOUT_CHECK, SAMPLE_SETTINGS } from '#testing/sample-settings.ts';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { MarketsView } from './markets-view.tsx';
import { SettingsView, ShopFrontView } from './settings-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const readSettings = vi.fn<() => Promise<SettingsAnswer>>();
const saveSection = vi.fn<(section: string, value: object, revision: number) => Promise<number>>();

beforeEach(() => {
  vi.resetAllMocks();
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(settingsEndpoints.find, () => readSettings()),
    answerTo(settingsEndpoints.save, async ({ params: { section: name = '' }, body }) => ({
      revision: await saveSection(name, body.value, body.revision),
    })),
  ]);
  readSettings.mockResolvedValue(SAMPLE_SETTINGS);
  saveSection.mockImplementation((_section, _value, revision) => Promise.resolve(revision + 1));
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const section = (name: string) => within(screen.getByRole('region', { name }));

it('saves a section with the revision that was loaded, then with the new one', async () => {
  renderInShop(<SettingsView />);
  const minutes = await screen.findByLabelText(/^Minutes to reserve/);
  for (const values of ['20', '25']) {
    await userEvent.clear(minutes);
    await userEvent.type(minutes, values);
    await press('Save');
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  }
  const reservationLimits = { openHoldsPerPerson: 3, openHoldsPerAddress: 30 };
  expect(saveSection.mock.calls).toEqual([
    ['holds', { ...reservationLimits, holdMinutes: 20 }, 0],
    ['holds', { ...reservationLimits, holdMinutes: 25 }, 1],
  ]);
});

it('keeps what is typed while a section is being saved', async () => {
  let saved: (revision: number) => void = () => undefined;
  saveSection.mockImplementationOnce(() => new Promise((resolve) => (saved = resolve)));
  renderInShop(<SettingsView />);
  const minutes = await screen.findByLabelText(/^Minutes to reserve/);
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '20');
  await press('Save');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '25');
  saved(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(minutes).toHaveValue('25');
  await press('Save');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(saveSection.mock.lastCall).toMatchObject(['holds', { holdMinutes: 25 }, 1]);
});

it('reports a mistyped GST number at its field and sends nothing', async () => {
  renderInShop(<SettingsView />);
  const field = await screen.findByLabelText('GST number');
  await userEvent.clear(field);
  await userEvent.type(field, `${GSTIN_WITHOUT_CHECK}?`);
  await press('Save');
  expect(await screen.findByText(/A GST number is 2 digits/)).toBeVisible();
  expect(saveSection).not.toHaveBeenCalled();
});

it('saves a rate with days in India and without a ceiling when none is typed', async () => {
  renderInShop(<SettingsView />);
  await screen.findByLabelText('Use this tax table');
  const tax = section('Tax table');
  await userEvent.click(tax.getByLabelText('Use this tax table'));
  await press('Save');
  await waitFor(() => expect(saveSection).toHaveBeenCalledOnce());
  expect(saveSection.mock.calls[0]?.[1]).toMatchObject({
    ratesEnabled: true,
    rates: [
      {
        hsnPrefix: '50',
        maxUnitRupees: null,
        percent: 5,
        from: new Date('2025-09-21T18:30:00Z'),
        to: null,
      },
    ],
  });
});

it('keeps what was typed when the server refuses a save', async () => {
  const sentence = 'Someone else has just changed these settings.';
  saveSection.mockRejectedValue(new ApiError(sentence, { status: 409, code: 'stale' }));
  renderInShop(<SettingsView />);
  await userEvent.click(await screen.findByLabelText('The payment account offers EMI'));
  await press('Save');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('The payment account offers EMI')).toBeChecked();
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

it('lists the connected services with what is missing', async () => {
  renderInShop(<SettingsView />);
  expect(await screen.findByText('Test keys: no money moves')).toBeVisible();
  expect(section('Connected services').getAllByText('Not set up')).toHaveLength(2);
  expect(screen.getByText('Tax invoices (KG), financial year 2026–27')).toBeVisible();
});

it('closes the shop with one checkbox, and rejects a link to another site', async () => {
  renderInShop(<ShopFrontView />);
  await userEvent.click(await screen.findByLabelText(/^Close the shop/));
  await press('Add link');
  await userEvent.type(screen.getByLabelText('Label'), 'Elsewhere');
  await userEvent.type(screen.getByLabelText('Page'), '//elsewhere.example');
  await press('Save');
  expect(await screen.findByText(/is a page of this shop/)).toBeVisible();
  await press('Remove Elsewhere');
  await press('Save');
  await waitFor(() => expect(saveSection).toHaveBeenCalledOnce());
  expect(saveSection.mock.calls[0]?.[1]).toMatchObject({ maintenance: { isOn: true }, menu: [] });
});

it('saves an announcement with its Hindi text', async () => {
  renderInShop(<ShopFrontView />);
  await userEvent.type(await screen.findByLabelText('Text'), 'New sarees');
  const hindi = screen.getByLabelText(/^Text in Hindi/);
  expect(hindi).toHaveAttribute('lang', 'hi');
  await userEvent.type(hindi, 'नई साड़ियाँ');
  await press('Save');
  await waitFor(() => expect(saveSection).toHaveBeenCalledOnce());
  expect(saveSection.mock.calls[0]?.[1]).toMatchObject({
    announcement: { text: 'New sarees', textHindi: 'नई साड़ियाँ' },
  });
});

it('saves dispatch times and rejects an invalid hour', async () => {
  renderInShop(<MarketsView />);
  const hour = await screen.findByLabelText('Orders after this hour (0–23) count for the next day');
  await userEvent.clear(hour);
  await userEvent.type(hour, '24');
  await press('Save');
  expect(await screen.findByText('The cut-off hour must be at most 23')).toBeVisible();
  expect(saveSection).not.toHaveBeenCalled();

  await userEvent.clear(hour);
  await userEvent.type(hour, '16');
  await press('Save');
  const value = { fromPincode: '560025', dispatchDays: 2, weavingDays: 24, cutoffHour: 16 };
  await waitFor(() => expect(saveSection).toHaveBeenCalledWith('delivery', value, 3));
});

it('shows the current shipping rates and saves new ones', async () => {
  renderInShop(<MarketsView />);
  const above = await screen.findByLabelText('Free shipping above (₹)');
  expect(above).toHaveValue('2000');
  const fee = screen.getByLabelText('Shipping fee (₹)');
  expect(fee).toHaveValue('150');
  await userEvent.clear(above);
  await userEvent.type(above, '-5');
  await press('Save');
  expect(
    await screen.findByText('The order value for free shipping must be at least 0'),
  ).toBeVisible();
  expect(saveSection).not.toHaveBeenCalled();

  await userEvent.clear(above);
  await userEvent.type(above, '2,500');
  await press('Save');
  const value = { freeAboveRupees: 2500, flatFeeRupees: 150 };
  await waitFor(() => expect(saveSection).toHaveBeenCalledWith('shipping', value, 7));
});
