import { useState } from 'react';

import { transferEndpoints } from '@kargha/domain/stock/transfer-endpoints';
import type { ShopPlace, ShopPlaces } from '@kargha/domain/stock/transfer';
import { useTexts } from '#lib/language/language.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { RecordPlaceholder } from '#ui/lists/record-placeholder.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { transfersTexts } from '../transfers-texts.ts';

export function PlacesDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(transfersTexts);
  const read = useStaffQuery(transferEndpoints.places, {});
  // With the revision that was changed: a newer one belongs to other locations.
  const [typed, setTyped] = useState<ShopPlaces>();
  const shown = typed ?? read.data;

  async function save() {
    if (!shown) throw new Error(texts.placesFailed);
    read.keep(await callStaffEndpoint(transferEndpoints.changePlaces, { body: shown }));
    showToast({ tone: 'success', message: texts.placesSaved });
  }

  return (
    <ActionDialog
      title={texts.placesTitle}
      confirm={texts.savePlaces}
      onConfirm={save}
      onClose={onClose}
    >
      <p>{texts.placesHint}</p>
      {shown ? (
        <PlaceRows
          places={shown.places}
          onChange={(places) => setTyped({ ...shown, places: [...places] })}
        />
      ) : (
        <RecordPlaceholder read={read} loading={texts.placesLoading} failed={texts.placesFailed} />
      )}
    </ActionDialog>
  );
}

interface PlaceRowsProps {
  places: readonly ShopPlace[];
  onChange: (places: readonly ShopPlace[]) => void;
}

function PlaceRows({ places, onChange }: PlaceRowsProps) {
  const texts = useTexts(transfersTexts);
  const change = (changed: ShopPlace) =>
    onChange(places.map((place) => (place.id === changed.id ? changed : place)));
  return (
    <>
      {places.map((place, at) => (
        <Row key={place.id}>
          <TextInput
            aria-label={texts.placeName(at + 1)}
            maxLength={80}
            value={place.name}
            onChange={({ currentTarget }) => change({ ...place, name: currentTarget.value })}
          />
          <label>
            <input
              type="checkbox"
              aria-label={texts.sellsFrom(place.name)}
              checked={place.sells}
              onChange={({ currentTarget }) => change({ ...place, sells: currentTarget.checked })}
            />
            {texts.sells}
          </label>
          <Button
            look="quiet"
            aria-label={texts.removeOf(place.name)}
            onClick={() => onChange(places.filter(({ id }) => id !== place.id))}
          >
            {texts.remove}
          </Button>
        </Row>
      ))}
      <Button
        onClick={() => onChange([...places, { id: crypto.randomUUID(), name: '', sells: true }])}
      >
        {texts.addPlace}
      </Button>
    </>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignItems: 'center',
  marginBlock: theme.spacing(1),
  gridTemplateColumns: '1fr auto',
  '& > input': { gridColumn: '1 / -1' },
  '& > label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 44 },
  '& > label > input': { width: 20, height: 20, accentColor: theme.vars.palette.primary.main },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr auto auto',
    '& > input': { gridColumn: 'auto' },
  },
}));
