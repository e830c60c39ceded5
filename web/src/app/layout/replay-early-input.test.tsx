import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { EarlyInput } from '#lib/browser/replay-input.ts';

import { ReplayEarlyInput } from './replay-early-input.tsx';

type Early = Partial<EarlyInput>;

function pageWith(early: EarlyInput['pressed'] | Early, shop = <p />) {
  const {
    pressed = [],
    held = null,
    focused = null,
  } = Array.isArray(early) ? { pressed: early } : early;
  window.karghaEarly = { end: () => ({ pressed, held, focused }) };
  return render(
    <>
      {shop}
      <ReplayEarlyInput />
    </>,
  );
}

test('replays a press from before hydration', async () => {
  const openMenu = vi.fn();
  const { container } = render(<button onClick={openMenu}>Menu</button>);
  pageWith([{ what: container.querySelector('button')!, isForm: false }]);
  await vi.waitFor(() => expect(openMenu).toHaveBeenCalledOnce());
});

test('replays an early form submission', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { container } = render(<form onSubmit={send} />);
  pageWith([{ what: container.querySelector('form')!, isForm: true }]);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});

test('replays a press on the matching button of a re-rendered page', async () => {
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
  await vi.waitFor(() => expect(openMenu).toHaveBeenCalledOnce());
  expect(screen.getByText('Other')).toBeInTheDocument();
});

test.each([
  ['has changed', 'Load More (24 of 95)'],
  ['was not known yet', 'Load More'],
])('replays a press on a button whose count %s', async (_name, served) => {
  const loadMore = vi.fn();
  const gone = document.createElement('button');
  gone.textContent = served;
  pageWith(
    [{ what: gone, isForm: false }],
    <>
      <button>Load Less (24 of 95)</button>
      <button onClick={loadMore}>Load More (24 of 99)</button>
    </>,
  );
  await vi.waitFor(() => expect(loadMore).toHaveBeenCalledOnce());
});

test('replays a press only once', async () => {
  const openMenu = vi.fn();
  const { container } = render(<button onClick={openMenu}>Menu</button>);
  pageWith([{ what: container.querySelector('button')!, isForm: false }]);
  render(<ReplayEarlyInput />);
  await vi.waitFor(() => expect(openMenu).toHaveBeenCalledOnce());
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

test('restores text typed before hydration', () => {
  render(<SearchField />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  pageWith([{ what: field, isForm: false, text: 'ikat' }]);
  expect(field.value).toBe('ikat');
  expect(screen.getByRole('status')).toHaveTextContent('ikat');
});

test('restores text in the matching field of a re-rendered page', () => {
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

test('restores a text area and a select on a re-rendered page', () => {
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

test('a pressed link gets the focus back, and the page stays where the link has led', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const link = <a href="#reviews">4.0 out of 5</a>;
  const { container, unmount } = render(link);
  const gone = container.querySelector('a')!;
  unmount();
  pageWith({ focused: gone }, link);
  await vi.waitFor(() => expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true }));
});

test('what was typed and the focus wait for a part that comes after its page', async () => {
  const gone = document.createElement('input');
  gone.setAttribute('aria-label', 'Search');
  pageWith({ pressed: [{ what: gone, isForm: false, text: 'ikat' }], focused: gone });
  render(<SearchField />);
  const field = screen.getByLabelText('Search');
  await vi.waitFor(() => expect(field).toHaveValue('ikat'));
  expect(field).toHaveFocus();
});

test('a press waits for the one before it, whose part comes later: first the size, then Add to Cart', async () => {
  const done: string[] = [];
  const [size, add] = ['42', 'Add to Cart'].map((name) => {
    const gone = document.createElement('button');
    gone.textContent = name;
    return { what: gone, isForm: false };
  });
  pageWith([size!, add!], <button onClick={() => done.push('added')}>Add to Cart</button>);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(done).toEqual([]);
  render(<button onClick={() => done.push('42')}>42</button>);
  await vi.waitFor(() => expect(done).toEqual(['42', 'added']));
});

test('a press that is held while the page is replaced counts when it is released', () => {
  const openMenu = vi.fn();
  const held = document.createElement('button');
  held.textContent = 'Menu';
  pageWith({ held }, <button onClick={openMenu}>Menu</button>);
  expect(openMenu).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerup'));
  window.dispatchEvent(new Event('pointerup'));
  expect(openMenu).toHaveBeenCalledOnce();
});

test('a press that turns into scrolling does not count', () => {
  const openMenu = vi.fn();
  const held = document.createElement('button');
  held.textContent = 'Menu';
  pageWith({ held }, <button onClick={openMenu}>Menu</button>);
  window.dispatchEvent(new Event('pointercancel'));
  window.dispatchEvent(new Event('pointerup'));
  expect(openMenu).not.toHaveBeenCalled();
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

test('submits an early form with the text typed into it', async () => {
  const send = vi.fn<(words: string) => void>();
  const { container } = render(<SearchForm onSend={send} />);
  pageWith([
    { what: container.querySelector('input')!, isForm: false, text: 'ikat' },
    { what: container.querySelector('form')!, isForm: true },
  ]);
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledWith('ikat');
});
