import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { labelItemsText } from '@kargha/domain/catalogue/label-endpoints';
import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';
import { saveFile } from '#lib/files/save-file.ts';
import { labelsPath } from '#lib/addresses/admin-paths.ts';
import { callStaffApi, fetchStaffFile } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { LabelsPage } from './labels-page.tsx';

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
  fetchStaffFile: vi.fn(),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveFile: vi.fn() }));

const file = new Blob(['pdf']);

beforeEach(() => {
  vi.mocked(callStaffApi).mockImplementation((path) => {
    const _id = path.split('/').at(-1) ?? '';
    const combinations = { v2: { ...PLAIN_COMBINATION, options: { Size: 'M' } } };
    return Promise.resolve({
      product: sampleProduct({ _id, title: `Saree ${_id}`, combinations }),
    });
  });
  vi.mocked(fetchStaffFile).mockResolvedValue(file);
});

test('prints the typed number of labels in the chosen format', async () => {
  const items = [
    { id: 'p1', count: 3 },
    { id: 'p2', count: 1 },
    { id: 'p2', variantId: 'v2', count: 5 },
  ];
  renderInShop(<LabelsPage />, labelsPath(labelItemsText(items)));
  expect(await screen.findByLabelText('Labels for Saree p1')).toHaveValue('3');
  fireEvent.change(screen.getByLabelText('Labels for Saree p1'), { target: { value: '12' } });
  fireEvent.change(screen.getByLabelText('Labels for Saree p2'), { target: { value: '0' } });
  expect(screen.getByLabelText('Labels for Saree p2 (Size: M)')).toHaveValue('5');
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'a4' } });
  fireEvent.change(screen.getByLabelText('Month of manufacture'), { target: { value: '2026-10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save PDF' }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledWith('labels.pdf', file));
  const path = decodeURIComponent(vi.mocked(fetchStaffFile).mock.calls[0]![0]);
  expect(path).toContain('items=p1:12,p2.v2:5&size=a4&month=2026-10');
});

test('refuses counts that are no whole numbers before asking the server', async () => {
  vi.mocked(fetchStaffFile).mockClear();
  renderInShop(<LabelsPage />, labelsPath('p1:3'));
  fireEvent.change(await screen.findByLabelText('Labels for Saree p1'), {
    target: { value: 'x' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save PDF' }));
  expect(await screen.findByText(/Enter whole numbers, at most 500 labels together/)).toBeVisible();
  expect(fetchStaffFile).not.toHaveBeenCalled();
});

test('says where to choose products when the address names none', () => {
  renderInShop(<LabelsPage />);
  expect(screen.getByText('No products chosen')).toBeVisible();
});
