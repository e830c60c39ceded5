import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { MeasuringChoice } from './measuring-choice.tsx';

const { startMeasuring } = vi.hoisted(() => ({ startMeasuring: vi.fn() }));
vi.mock('./measure.ts', () => ({ startMeasuring }));

beforeEach(() => {
  localStorage.clear();
  startMeasuring.mockClear();
});

it('measures nothing until a shopper agrees, and nothing once they take it back', async () => {
  const first = renderInShop(<MeasuringChoice />);
  const box = screen.getByRole('checkbox');
  expect(box).not.toBeChecked();
  expect(startMeasuring).not.toHaveBeenCalled();
  await userEvent.click(box);
  first.unmount();

  const second = renderInShop(<MeasuringChoice />);
  await vi.waitFor(() => expect(startMeasuring).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('checkbox'));
  second.unmount();

  renderInShop(<MeasuringChoice />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(startMeasuring).toHaveBeenCalledOnce();
});
