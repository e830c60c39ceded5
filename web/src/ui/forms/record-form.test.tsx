import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { RecordFrame } from '../lists/record-frame.tsx';
import { FormTextField } from './form-text-field.tsx';
import { RecordForm } from './record-form.tsx';

interface Weaver {
  name: string;
  village: string;
  revision: number;
}

const FIRST: Weaver = { name: 'Asha', village: 'Ilkal', revision: 1 };
const TEXTS = { loadingOne: 'Loading…', failedOne: 'Failed' };
const stale = () => new ApiError('Someone was faster.', { status: 409, code: 'stale' });

const save = vi.fn<(weaver: Weaver) => Promise<Weaver>>();

function WeaverPage({ latest }: { latest: Weaver }) {
  const [weaver, setWeaver] = useState(FIRST);
  const read = {
    data: weaver,
    error: null,
    refetch: () => setWeaver(latest),
  };
  return (
    <RecordFrame
      read={read}
      texts={TEXTS}
      back={{ to: '/weavers', label: 'Weavers' }}
      title={({ name }) => name}
    >
      {({ name, village, revision }) => (
        <RecordForm
          label="Weaver"
          initial={{ name, village }}
          version={revision}
          validate={() => ({})}
          onSave={async (typed) => setWeaver(await save({ ...typed, revision }))}
        >
          <FormTextField name="name" label="Name" />
          <FormTextField name="village" label="Village" />
        </RecordForm>
      )}
    </RecordFrame>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function type(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

test('keeps what was typed when someone else has saved meanwhile', async () => {
  save.mockReset().mockRejectedValueOnce(stale());
  renderInShop(<WeaverPage latest={{ name: 'Asha', village: 'Guledgudd', revision: 2 }} />);
  await type('Name', 'Asha Devi');
  await press('Save');
  expect(await screen.findByText('Someone else has changed this')).toBeVisible();
  await press('Load latest version');
  expect(field('Name')).toHaveValue('Asha Devi');
  expect(field('Village')).toHaveValue('Guledgudd');
  save.mockImplementation((weaver) => Promise.resolve({ ...weaver, revision: 3 }));
  await press('Save');
  expect(save).toHaveBeenLastCalledWith({ name: 'Asha Devi', village: 'Guledgudd', revision: 2 });
  expect(await screen.findByRole('heading', { name: 'Asha Devi' })).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

test('shows the saved values after saving, as the server wrote them', async () => {
  save
    .mockReset()
    .mockImplementation(({ name, ...weaver }) =>
      Promise.resolve({ ...weaver, name: name.trim(), revision: 2 }),
    );
  renderInShop(<WeaverPage latest={FIRST} />);
  await type('Name', ' Asha Devi ');
  await press('Save');
  expect(await screen.findByRole('heading', { name: 'Asha Devi' })).toBeVisible();
  await waitFor(() => expect(field('Name')).toHaveValue('Asha Devi'));
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});
