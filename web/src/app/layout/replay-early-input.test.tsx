import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { ReplayEarlyInput } from './replay-early-input.tsx';

interface Kept {
  what: Element;
  isForm: boolean;
  text?: string;
}

function pageWith(presses: Kept[], shop = <p />) {
  window.karghaEarly = { end: () => presses };
  return render(
    <>
      {shop}
      <ReplayEarlyInput />
    </>,
  );
}

test('a button that was pressed before the page was alive acts as soon as it is', () => {
  const openMenu = vi.fn();
  const { container } = render(<button onClick={openMenu}>Menu</button>);
  pageWith([{ what: container.querySelector('button')!, isForm: false }]);
  expect(openMenu).toHaveBeenCalledOnce();
});

test('a form that was sent too early is sent then', () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { container } = render(<form onSubmit={send} />);
  pageWith([{ what: container.querySelector('form')!, isForm: true }]);
  expect(send).toHaveBeenCalledOnce();
});

test('on a page that was drawn anew the like button takes the press', () => {
  const openMenu = vi.fn();
  const gone = document.createElement('button');
  gone.setAttribute('aria-label', 'Open menu');
  pageWith(
    [{ what: gone, isForm: false }],
    <>
      <button>Other</button>
      <button aria-label="Open menu" onClick={openMenu} />
    </>,
  );
  expect(openMenu).toHaveBeenCalledOnce();
  expect(screen.getByText('Other')).toBeInTheDocument();
});

test('a press is repeated once, however many pages follow', () => {
  const openMenu = vi.fn();
  const { container } = render(<button onClick={openMenu}>Menu</button>);
  pageWith([{ what: container.querySelector('button')!, isForm: false }]);
  render(<ReplayEarlyInput />);
  expect(openMenu).toHaveBeenCalledOnce();
});

function SearchField() {
  const [words, setWords] = useState('');
  return (
    <>
      <input aria-label="Search" value={words} onChange={(event) => setWords(event.target.value)} />
      <output>{words}</output>
    </>
  );
}

test('what was typed before the page was alive stands in the field, and the shop knows it', () => {
  render(<SearchField />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  pageWith([{ what: field, isForm: false, text: 'ikat' }]);
  expect(field.value).toBe('ikat');
  expect(screen.getByRole('status')).toHaveTextContent('ikat');
});

test('on a page that was drawn anew the like field takes what was typed', () => {
  const gone = document.createElement('input');
  gone.setAttribute('aria-label', 'Search');
  render(<SearchField />);
  pageWith([{ what: gone, isForm: false, text: 'ajrakh' }]);
  expect(screen.getByRole('status')).toHaveTextContent('ajrakh');
});

function MessageFields() {
  const [message, setMessage] = useState('');
  const [place, setPlace] = useState('');
  return (
    <>
      <textarea value={message} onChange={(event) => setMessage(event.target.value)} />
      <select value={place} onChange={(event) => setPlace(event.target.value)}>
        <option value="" />
        <option value="Bhuj" />
      </select>
      <output>{`${message} / ${place}`}</output>
    </>
  );
}

test('a message and a choice from a list are kept when the page is drawn anew', () => {
  const { container, unmount } = render(<MessageFields />);
  const message = container.querySelector('textarea')!;
  const place = container.querySelector('select')!;
  unmount();
  render(<MessageFields />);
  pageWith([
    { what: message, isForm: false, text: 'The border has come loose.' },
    { what: place, isForm: false, text: 'Bhuj' },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('The border has come loose. / Bhuj');
});

function SearchForm({ onSend }: { onSend: (words: string) => void }) {
  const [words, setWords] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(words);
      }}
    >
      <input aria-label="Search" value={words} onChange={(event) => setWords(event.target.value)} />
    </form>
  );
}

test('a form that was filled in and sent before the page was alive is sent with what was typed', async () => {
  const send = vi.fn<(words: string) => void>();
  const { container } = render(<SearchForm onSend={send} />);
  pageWith([
    { what: container.querySelector('input')!, isForm: false, text: 'ikat' },
    { what: container.querySelector('form')!, isForm: true },
  ]);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledWith('ikat');
});

test('a button that is alive before the rest of its page acts once, not twice', async () => {
  localStorage.setItem('kargha.colour-mode', 'light');
  await import('../../../build/start-script.js');
  const addToCart = vi.fn();
  render(
    <button type="button" onClick={addToCart}>
      Add to cart
    </button>,
  );
  screen.getByRole('button').click();
  expect(addToCart).not.toHaveBeenCalled();
  render(<ReplayEarlyInput />);
  expect(addToCart).toHaveBeenCalledOnce();
});
