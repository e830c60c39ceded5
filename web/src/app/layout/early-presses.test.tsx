import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { EarlyPresses } from './early-presses.tsx';

function pageWith(presses: { what: Element; isForm: boolean }[], shop = <p />) {
  window.karghaEarly = { end: () => presses };
  return render(
    <>
      {shop}
      <EarlyPresses />
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
  render(<EarlyPresses />);
  expect(openMenu).toHaveBeenCalledOnce();
});
