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

test('requires consent, with the box unticked at first', async () => {
  renderInShop(<NewsletterForm />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await userEvent.type(box(), 'zoya@mail.example');
  await press();
  expect(await screen.findByText('Please tick the box to get our newsletter')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('validates the email before sending', async () => {
  renderInShop(<NewsletterForm />);
  await userEvent.type(box(), 'zoya');
  await tick();
  await press();
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(box()).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
});

test('asks to check the inbox after signing up', async () => {
  renderInShop(<NewsletterForm />);
  await userEvent.type(box(), 'Zoya@mail.example');
  await tick();
  await press();
  expect(await screen.findByRole('status')).toHaveTextContent('zoya@mail.example');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(sent).toHaveBeenCalledWith(['/api/newsletter', { email: 'zoya@mail.example' }]);
});

test('reports an error and keeps the email', async () => {
  answer = { status: 429, body: { success: false, error: 'Too many attempts.' } };
  renderInShop(<NewsletterForm />);
  await userEvent.type(box(), 'zoya@mail.example');
  await tick();
  await press();
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  expect(box()).toHaveValue('zoya@mail.example');
});
