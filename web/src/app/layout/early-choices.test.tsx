import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { ReplayEarlyInput } from './replay-early-input.tsx';

const GROUPS = { Size: ['S', 'M'], Colour: ['Indigo', 'M'] };

function Choices({ madeUp, onChoose }: { madeUp: string; onChoose: (choice: string) => void }) {
  return Object.entries(GROUPS).map(([group, values]) => (
    <div role="radiogroup" key={group}>
      <strong>{group}</strong>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={`_${madeUp}${group.length}_`}
            value={value}
            onChange={() => onChoose(`${group} ${value}`)}
          />
          {value}
        </label>
      ))}
    </div>
  ));
}

test.each(['input', 'label'])(
  'an early choice is made in the re-rendered page, in its group (%s)',
  async (tag) => {
    const choose = vi.fn();
    const { container, unmount } = render(<Choices madeUp="R_a" onChoose={choose} />);
    const colour = [...container.querySelectorAll(tag)].at(-1)!;
    unmount();
    window.karghaEarly = {
      end: () => ({ pressed: [{ what: colour, isForm: false }], held: null, focused: null }),
    };
    render(
      <>
        <Choices madeUp="r_b" onChoose={choose} />
        <ReplayEarlyInput />
      </>,
    );
    await vi.waitFor(() => expect(choose.mock.calls).toEqual([['Colour M']]));
  },
);

function Consents({ onAgree }: { onAgree: (to: string) => void }) {
  return ['Email me about new weaves', 'Allow statistics'].map((words) => (
    <label key={words}>
      <input type="checkbox" onChange={() => onAgree(words)} />
      {words}
    </label>
  ));
}

test.each(['input', 'label'])('an early consent is given to nothing else (%s)', async (tag) => {
  const agree = vi.fn();
  const { container, unmount } = render(<Consents onAgree={agree} />);
  const what = [...container.querySelectorAll(tag)].at(-1)!;
  unmount();
  window.karghaEarly = {
    end: () => ({ pressed: [{ what, isForm: false }], held: null, focused: null }),
  };
  render(
    <>
      <Consents onAgree={agree} />
      <ReplayEarlyInput />
    </>,
  );
  await vi.waitFor(() => expect(agree.mock.calls).toEqual([['Allow statistics']]));
});

/** As the start script records it. */
async function recordEarlyInput(): Promise<void> {
  vi.resetModules();
  localStorage.setItem('kargha.colour-mode', 'light');
  await import('../../../build/start-script.js');
}

function Sizes() {
  const [chosen, choose] = useState('');
  return ['S', 'M'].map((size) => (
    <label key={size}>
      <input type="radio" value={size} checked={size === chosen} onChange={() => choose(size)} />
      {size}
    </label>
  ));
}

test.each(['kept', 'replaced'])(
  'a choice shows at once and stays chosen in a page that is %s',
  async (kind) => {
    await recordEarlyInput();
    const served = document.createElement('div');
    served.innerHTML = '<label><input type="radio" value="M">M</label>';
    const { unmount } = render(<Sizes />);
    if (kind === 'replaced') {
      unmount();
      document.body.append(served);
    }
    const early = screen.getByRole<HTMLInputElement>('radio', { name: 'M' });
    early.click();
    expect(early).toBeChecked();
    served.remove();
    if (kind === 'replaced') render(<Sizes />);
    render(<ReplayEarlyInput />);
    await vi.waitFor(() => expect(screen.getByRole('radio', { name: 'M' })).toBeChecked());
    expect(screen.getByRole('radio', { name: 'S' })).not.toBeChecked();
  },
);

test('a button that hydrates before its page acts once', async () => {
  await recordEarlyInput();
  const addToCart = vi.fn();
  render(
    <button type="button" onClick={addToCart}>
      Add to cart
    </button>,
  );
  screen.getByRole('button').click();
  expect(addToCart).not.toHaveBeenCalled();
  render(<ReplayEarlyInput />);
  await vi.waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
});
