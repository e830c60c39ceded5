import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { ShopPlaces } from '@kargha/domain/stock/transfer-endpoints';
import type { ShopPlace } from '@kargha/domain/stock/transfer';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { RecordPlaceholder } from '#ui/lists/record-placeholder.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { savePlaces, usePlaces } from '../state/use-transfers.ts';
import { transfersTexts } from '../transfers-texts.ts';

interface PlacesDialogProps {
  onSaved: (places: ShopPlaces) => void;
  onClose: () => void;
}

export function PlacesDialog({ onSaved, onClose }: PlacesDialogProps) {
  const texts = useTexts(transfersTexts);
  const read = usePlaces();
  const [typed, setTyped] = useState<readonly ShopPlace[]>();

  async function save() {
    if (!read.data) throw new Error(texts.placesFailed);
    const { places, revision } = read.data;
    onSaved(await savePlaces({ places: [...(typed ?? places)], revision }));
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
      {read.data ? (
        <PlaceRows places={typed ?? read.data.places} onChange={setTyped} />
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
