import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { publishProfile } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleProduct } from '#testing/sample-product.ts';

import { BackInStockForm } from './back-in-stock-form.tsx';

beforeEach(() => publishProfile(undefined));

function answering(body: object, status = 200) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { body: sent }: { body: string }) => {
    asked.push(JSON.parse(sent));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  renderInShop(<BackInStockForm product={sampleProduct({ _id: 'p1', quantity: 0 })} />);
  return asked;
}

async function ask(email: string) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
}

test('sends the request and shows the server’s message', async () => {
  const asked = answering({ success: true, message: 'We will email you once.' });
  await ask('zoya@mail.example');
  expect(await screen.findByText('We will email you once.')).toHaveFocus();
  expect(asked).toEqual([{ productId: 'p1', email: 'zoya@mail.example' }]);
  expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
});

test('keeps a rejected email and shows the reason until it is edited', async () => {
  const refusal = { success: false, error: 'Please enter a valid email address', code: 'invalid' };
  answering(refusal, 400);
  await ask('zoya');
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('zoya');
  await userEvent.type(screen.getByLabelText('Email'), '@mail.example');
  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
});
