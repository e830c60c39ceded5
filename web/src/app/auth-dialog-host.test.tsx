import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';

import { MAIN_ID } from '#lib/browser/page-focus.ts';
import { closeAuthDialog, openAuthDialog } from '#session/state/auth-dialog-store.ts';
import { useSession } from '#session/state/session-store.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { AuthDialogHost } from './auth-dialog-host.tsx';

function Page() {
  const [isVisitor, setVisitor] = useState(true);
  return (
    <>
      {isVisitor && (
        <button type="button" onClick={() => openAuthDialog('signin')}>
          Login
        </button>
      )}
      <main id={MAIN_ID} tabIndex={-1} />
      <button type="button" onClick={() => setVisitor(false)} hidden>
        Sign in
      </button>
      <AuthDialogHost />
    </>
  );
}

afterEach(closeAuthDialog);

async function open() {
  useSession.setState({ status: 'signed-out' }, true);
  renderInShop(<Page />);
  const login = screen.getByRole('button', { name: 'Login' });
  login.focus();
  act(() => login.click());
  await screen.findByRole('dialog');
  return login;
}

test('closing the dialog returns focus to its button', async () => {
  const login = await open();
  act(closeAuthDialog);
  await waitFor(() => expect(login).toHaveFocus());
});

test('focuses the page after sign-in, when the Login button is gone', async () => {
  await open();
  act(() => screen.getByText('Sign in').click());
  act(closeAuthDialog);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
