import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { sampleOrder } from '#testing/sample-order.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { DELIVERY } from '#testing/sample-delivery.ts';
import { paymentOf } from '#testing/sample-refund.ts';

import type { StaffOrder } from '../state/staff-order.ts';
import { OrderActions } from './order-actions.tsx';

vi.mock('#session/state/permissions.ts', () => ({ useCan: () => () => true }));

const { takeStep } = vi.hoisted(() => ({
  takeStep: vi.fn<(order: { revision: number }, action: string, body: object) => Promise<void>>(),
}));
vi.mock('../state/order-steps.ts', () => ({
  takeStep,
  readOrderEmails: vi.fn(),
  takeReturnStep: vi.fn(),
}));

function orderAt(revision: number): StaffOrder {
  const stored = {
    number: 'KG-ABCD1234',
    state: 'placed',
    lines: [{ productId: 'saree', title: 'Kota saree', quantity: 2, unitPrice: 180_000 }],
    payment: { state: 'captured', captured: 324_800, paymentId: 'pay_1' },
    revision,
  };
  return { ...sampleOrder(stored), delivery: DELIVERY };
}

const changes = new EventTarget();

function changeOrderElsewhere(): void {
  act(() => {
    changes.dispatchEvent(new Event('change'));
  });
}

function LiveOrder() {
  const [revision, setRevision] = useState(7);
  useEffect(() => {
    const increment = () => setRevision((before) => before + 1);
    changes.addEventListener('change', increment);
    return () => changes.removeEventListener('change', increment);
  }, []);
  const order = orderAt(revision);
  return <OrderActions order={order} money={paymentOf(order)} returns={[]} />;
}

const open = (action: string) => {
  renderInShop(<LiveOrder />, `/admin/orders/o1?do=${action}`);
  return within(screen.getByRole('dialog'));
};

const revisions = () => takeStep.mock.calls.map(([{ revision }]) => revision);

beforeEach(() => takeStep.mockReset().mockResolvedValue());

test('refunds with the revision that staff saw, also on a second submit after a lost answer', async () => {
  takeStep.mockRejectedValueOnce(new Error('Network error'));
  const dialog = open('refund');
  await userEvent.type(dialog.getByLabelText('Amount (₹)'), '250');
  await userEvent.type(dialog.getByLabelText('Reason'), 'A flaw.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  changeOrderElsewhere();
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(revisions()).toEqual([7, 7]);
});

test('does not overwrite an address that a colleague corrected meanwhile', async () => {
  const dialog = open('edit');
  await userEvent.type(dialog.getByLabelText('City'), ' City');
  changeOrderElsewhere();
  await userEvent.click(dialog.getByRole('button', { name: 'Save details' }));
  expect(revisions()).toEqual([7]);
});

test('a reopened dialog uses the current revision', async () => {
  const dialog = open('edit');
  changeOrderElsewhere();
  await userEvent.click(dialog.getByRole('button', { name: /^(Cancel|Close)$/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(revisions()).toEqual([8]);
});
