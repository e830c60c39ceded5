import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { EmailsPage } from './email-previews.tsx';

beforeEach(() => signInStaff('owner'));

const { callStaffApi } = vi.hoisted(() => ({
  callStaffApi: vi.fn<(path: string, call?: object) => Promise<object>>(),
}));
vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original<object>()),
  callStaffApi,
}));

const preview = (id: string, subject: string) => ({
  id,
  subject,
  html: `<p>${subject}</p>`,
  text: subject,
});

test('shows an email in the chosen language and width, in a frame that runs no scripts', async () => {
  callStaffApi.mockImplementation((path) => {
    const isHindi = path.includes('language=hi');
    const subject = isHindi ? 'आपका ऑर्डर हो गया है' : 'Your order has been placed';
    return Promise.resolve({
      previews: [preview('placed', subject), preview('refunded', 'Money')],
    });
  });
  renderInShop(<EmailsPage />);
  const frame = await screen.findByTitle('Order placed');
  expect(frame).toHaveAttribute('srcdoc', '<p>Your order has been placed</p>');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');

  await userEvent.selectOptions(screen.getByLabelText('Width'), 'Phone');
  expect(frame).toHaveStyle({ width: '360px' });
  await userEvent.selectOptions(screen.getByLabelText('Language'), 'Hindi');
  expect(await screen.findByText('Subject: आपका ऑर्डर हो गया है')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Email'), 'Refunded');
  expect(await screen.findByTitle('Refunded')).toHaveAttribute('srcdoc', '<p>Money</p>');
});
