import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { NewsletterForm } from './newsletter-form.tsx';

const sent = vi.fn<(asked: unknown) => void>();
let answer: { status: number; body: object };

beforeEach(() => {
  sent.mockClear();
  answer = { status: 200, body: { success: true } };
  vi.stubGlobal('fetch', (url: string, init: { body: string }) => {
    sent([url, JSON.parse(init.body)]);
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
});

const box = () => screen.getByRole('textbox', { name: 'Your email' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
const tick = () => userEvent.click(screen.getByRole('checkbox'));

test('nobody is asked to write to who has not agreed: the box begins without a tick', async () => {
  renderInShop(<NewsletterForm />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await userEvent.type(box(), 'zoya@mail.example');
  await press();
  expect(await screen.findByText('Please tick the box to get our newsletter')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('an address is checked before it is sent', async () => {
  renderInShop(<NewsletterForm />);
  await userEvent.type(box(), 'zoya');
  await tick();
  await press();
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(box()).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
});

test('after asking it says that a letter is on its way', async () => {
  renderInShop(<NewsletterForm />);
  await userEvent.type(box(), 'Zoya@mail.example');
  await tick();
  await press();
  expect(await screen.findByRole('status')).toHaveTextContent('zoya@mail.example');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent).toHaveBeenCalledWith(['/api/newsletter', { email: 'zoya@mail.example' }]);
});

test('a refusal is told, and the address stays', async () => {
  answer = { status: 429, body: { success: false, error: 'Too many attempts.' } };
  renderInShop(<NewsletterForm />);
  await userEvent.type(box(), 'zoya@mail.example');
  await tick();
  await press();
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  expect(box()).toHaveValue('zoya@mail.example');
});
