import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';
import { usePages, type ListPage } from '#lib/reading/use-pages.ts';

import { BulkBar } from './bulk-bar.tsx';
import { IndexTable } from './index-table.tsx';
import { PagedList } from './paged-list.tsx';
import { useSelection } from './selection.ts';

interface Weaver {
  id: string;
  name: string;
}

type Read = (filter: { search: string }, cursor: string) => Promise<ListPage<Weaver>>;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Weavers({ read }: { read: Read }) {
  const [search, setSearch] = useState('');
  const list = usePages({ queryKey: ['weavers'], read, filter: { search } });
  const selection = useSelection(list.rows.map(({ id }) => id));
  return (
    <>
      <input
        aria-label="Search"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <BulkBar selection={selection}>
        <button>Greet</button>
      </BulkBar>
      <PagedList list={list} loading="Loading weavers…" failed="No weavers." empty={<p>Empty</p>}>
        {(rows, isStale) => (
          <IndexTable
            label="Weavers"
            columns={{ name: 'Name' }}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            cells={({ name }) => ({ name })}
            selection={selection}
            isStale={isStale}
          />
        )}
      </PagedList>
    </>
  );
}

async function settle() {
  await act(() => vi.advanceTimersByTimeAsync(400));
  // What was typed is now the filter: reads the list.
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const page = (names: readonly string[], nextCursor: string | null = null): ListPage<Weaver> => ({
  rows: names.map((name) => ({ id: name, name })),
  nextCursor,
});

function names(): (string | null)[] {
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
}

it('appends the next page and hides the button after the last', async () => {
  const read: Read = (_, cursor) =>
    Promise.resolve(cursor === '' ? page(['Asha', 'Bina'], 'Bina') : page(['Chitra']));
  renderInShop(<Weavers read={read} />);
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await settle();

  expect(names()).toEqual(['Asha', 'Bina', 'Chitra']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('reads the next page once for several presses', async () => {
  const read = vi.fn<Read>((_, cursor) =>
    Promise.resolve(cursor === '' ? page(['Asha'], 'Asha') : page(['Bina'], 'Bina')),
  );
  renderInShop(<Weavers read={read} />);
  await settle();
  const more = screen.getByRole('button', { name: 'Load more' });
  // Two presses before a render, and a third after it.
  act(() => {
    more.click();
    more.click();
  });
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more.textContent).toBe('Loading weavers…');
  fireEvent.click(more);
  await settle();

  expect(names()).toEqual(['Asha', 'Bina']);
  expect(read).toHaveBeenCalledTimes(2);
});

it('keeps the rows when the next page fails and retries it', async () => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce(page(['Asha'], 'Asha'))
    .mockRejectedValueOnce(new Error('The loom is shut.'))
    .mockResolvedValueOnce(page(['Bina']));
  renderInShop(<Weavers read={read} />);
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await settle();
  expect(names()).toEqual(['Asha']);
  expect(screen.getByRole('alert').textContent).toBe('The loom is shut.');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await settle();

  expect(names()).toEqual(['Asha', 'Bina']);
  expect(read).toHaveBeenLastCalledWith({ search: '' }, 'Asha');
});

it('explains a missing next page and reloads the list', async () => {
  const read = vi
    .fn<Read>()
    .mockResolvedValueOnce(page(['Asha'], 'Asha'))
    .mockRejectedValueOnce(new Error('This list has changed. Please load it again.'))
    .mockResolvedValueOnce(page(['Ashok', 'Asma']));
  renderInShop(<Weavers read={read} />);
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  await settle();
  expect(names()).toEqual(['Asha']);
  expect(screen.getByRole('alert').textContent).toBe(
    'This list has changed. Please load it again.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reload list' }));
  await settle();

  expect(names()).toEqual(['Ashok', 'Asma']);
  expect(read).toHaveBeenLastCalledWith({ search: '' }, '');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('drops the answer to an older search', async () => {
  let answer: (late: ListPage<Weaver>) => void = () => undefined;
  const late = new Promise<ListPage<Weaver>>((resolve) => {
    answer = resolve;
  });
  const read: Read = ({ search }) =>
    search === 'a' ? late : Promise.resolve(page(search === '' ? ['Asha'] : ['Bina']));
  renderInShop(<Weavers read={read} />);
  await settle();
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'a' } });
  await settle();
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'b' } });
  await settle();
  await act(() => {
    answer(page(['Too late']));
    return late;
  });

  expect(names()).toEqual(['Bina']);
});

it('shows why a list failed and reads it again', async () => {
  const read = vi
    .fn<Read>()
    .mockRejectedValueOnce(new Error('The loom is shut.'))
    .mockResolvedValue(page(['Asha']));
  renderInShop(<Weavers read={read} />);
  await settle();
  expect(screen.getByRole('alert').textContent).toContain('The loom is shut.');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await settle();

  expect(names()).toEqual(['Asha']);
});

it('keeps only visible rows selected', async () => {
  const read: Read = ({ search }) =>
    Promise.resolve(page(search === '' ? ['Asha', 'Bina'] : ['Bina']));
  renderInShop(<Weavers read={read} />);
  await settle();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.getByText('2 selected')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'b' } });
  await settle();

  const bar = screen.getByRole('region', { name: 'Selected rows' });
  expect(within(bar).getByText('1 selected')).toBeDefined();
});
