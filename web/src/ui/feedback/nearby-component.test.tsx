import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { nearbyComponent } from './nearby-component.tsx';

const { servedPart } = vi.hoisted(() => ({ servedPart: vi.fn<() => string | undefined>() }));
vi.mock('#lib/browser/served-parts.ts', () => ({ servedPart }));

let comeNear: (() => void) | undefined;

beforeEach(() => {
  showMore.mockClear();
  servedPart.mockReturnValue(SERVED);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();

      constructor(act: (entries: { isIntersecting: boolean }[]) => void) {
        // A busy browser reports only now that it was far away at first.
        comeNear = () => act([{ isIntersecting: false }, { isIntersecting: true }]);
      }
    },
  );
});

const SERVED =
  '<form aria-label="News"><input type="email" aria-label="Email"><button type="submit">Subscribe</button></form><button>More</button><a href="/about">About</a>';

const subscribe = vi.fn<(email: string) => void>();
const showMore = vi.fn();

function Footer(_: { part: string }) {
  const [email, setEmail] = useState('');
  return (
    <>
      <form
        aria-label="News"
        onSubmit={(event) => {
          event.preventDefault();
          subscribe(email);
        }}
      >
        <input
          type="email"
          aria-label="Email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <button type="submit">Subscribe</button>
      </form>
      <button onClick={showMore}>More</button>
      <p>ready</p>
    </>
  );
}

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function show(load = () => Promise.resolve(Footer)) {
  const Nearby = nearbyComponent(load);
  renderInShop(
    <>
      <Nearby part="footer" />
      <Address />
    </>,
  );
  return load;
}

test('keeps what was served until it comes near', async () => {
  const load = vi.fn(() => Promise.resolve(Footer));
  show(load);
  expect(screen.getByRole('link', { name: 'About' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  comeNear?.();
  expect(await screen.findByText('ready')).toBeVisible();
});

test('loads at once where nothing was served', async () => {
  servedPart.mockReturnValue(undefined);
  show();
  expect(await screen.findByText('ready')).toBeVisible();
});

test('repeats a press that came before the component', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByText('ready');
  await vi.waitFor(() => expect(showMore).toHaveBeenCalledOnce());
});

test('sends a form that was filled in before the component came', async () => {
  let arrive: ((part: typeof Footer) => void) | undefined;
  const coming = new Promise<typeof Footer>((resolve) => {
    arrive = resolve;
  });
  show(() => coming);
  await userEvent.type(screen.getByLabelText('Email'), 'asha@kargha.example');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  arrive?.(Footer);
  await vi.waitFor(() => expect(subscribe).toHaveBeenCalledExactlyOnceWith('asha@kargha.example'));
  expect(screen.getByLabelText('Email')).toHaveValue('asha@kargha.example');
});

test('a button that the space bar holds while the component comes is pressed on release', async () => {
  let arrive: ((part: typeof Footer) => void) | undefined;
  const coming = new Promise<typeof Footer>((resolve) => {
    arrive = resolve;
  });
  show(() => coming);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{ >}');
  arrive?.(Footer);
  await screen.findByText('ready');
  expect(showMore).not.toHaveBeenCalled();
  fireEvent.keyUp(document.body, { key: ' ' });
  await vi.waitFor(() => expect(showMore).toHaveBeenCalledOnce());
});

test('what was typed stays while the page around it changes', async () => {
  const Nearby = nearbyComponent(() => new Promise<typeof Footer>(vi.fn()));
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Menu
        </button>
        <Nearby part="footer" />
      </>
    );
  }
  renderInShop(<Page />);
  const field = screen.getByLabelText('Email');
  await userEvent.type(field, 'asha@kargha.example');
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByLabelText('Email')).toBe(field);
  expect(field).toHaveValue('asha@kargha.example');
});

test('what has the focus when the component comes keeps it', async () => {
  show();
  screen.getByLabelText('Email').focus();
  await screen.findByText('ready');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a link leads to its page without a new document', async () => {
  show(() => new Promise(vi.fn()));
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(screen.getByText('/about')).toBeVisible();
});

test('stays as it was served while the network is lost, and reports a press', async () => {
  show(() => Promise.reject(new TypeError('Failed to fetch')));
  comeNear?.();
  expect(screen.getByRole('link', { name: 'About' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText(/Network error/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'About' })).toBeVisible();
});
