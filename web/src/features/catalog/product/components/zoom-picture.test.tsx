import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { PictureGallery } from './picture-gallery.tsx';

const picture = (view: string) => ({
  path: `products/p1/${view}`,
  alt: `The ${view}`,
  color: '#aa3344',
  width: 960,
  height: 1200,
});

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  renderInShop(<PictureGallery name="Saree" pictures={[picture('front'), picture('border')]} />);
});

const frame = () => screen.getByRole('button', { name: /^Zoom/ });
const look = () => frame().querySelector('span')?.style ?? { transform: '', transformOrigin: '' };
const press = (key: string) => fireEvent.keyDown(frame(), { key });
const finger = (type: 'pointerDown' | 'pointerMove', pointerId: number, clientX: number) =>
  fireEvent[type](frame(), { pointerId, pointerType: 'touch', clientX, clientY: 0 });

test('zooms with plus and minus up to a limit', () => {
  press('+');
  expect(look().transform).toBe('scale(1.5)');
  for (let time = 0; time < 20; time += 1) press('+');
  expect(look().transform).toBe('scale(4)');
  for (let time = 0; time < 20; time += 1) press('-');
  expect(look().transform).toBe('scale(1)');
});

test('zooms in with Enter, pans with the arrows and zooms out with Escape', async () => {
  frame().focus();
  await userEvent.keyboard('{Enter}');
  expect(frame()).toHaveAccessibleName('Zoom out: The front');
  expect(look().transformOrigin).toBe('50% 50%');
  press('ArrowRight');
  press('ArrowDown');
  expect(look().transformOrigin).toBe('62% 62%');
  for (let time = 0; time < 20; time += 1) press('ArrowLeft');
  expect(look().transformOrigin).toBe('0% 62%');
  press('Escape');
  expect(frame()).toHaveAccessibleName('Zoom in: The front');
});

test('zooms in and out with two fingers', () => {
  finger('pointerDown', 1, 100);
  finger('pointerDown', 2, 200);
  finger('pointerMove', 2, 300);
  expect(look().transform).toBe('scale(2)');
  finger('pointerMove', 2, 150);
  expect(look().transform).toBe('scale(1)');
});

test('leaves one finger to scrolling', () => {
  finger('pointerDown', 1, 100);
  finger('pointerMove', 1, 180);
  expect(look().transform).toBe('scale(1)');
});

test('leaves the arrow keys to the gallery while zoomed out', () => {
  press('ArrowRight');
  expect(frame()).toHaveAccessibleName('Zoom in: The border');
  press('ArrowRight');
  expect(frame()).toHaveAccessibleName('Zoom in: The border');
  press('ArrowLeft');
  expect(frame()).toHaveAccessibleName('Zoom in: The front');
});
