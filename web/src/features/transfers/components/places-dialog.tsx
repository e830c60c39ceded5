import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { ShopPlace } from '@kargha/domain/transfer';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { savePlaces, type Places } from '../state/use-transfers.ts';
import { transfersTexts } from '../transfers-texts.ts';

interface PlacesDialogProps {
  known: Places;
  onSaved: (places: Places) => void;
  onClose: () => void;
}

/** The shop's own rooms, and from which of them it sells online. */
export function PlacesDialog({ known, onSaved, onClose }: PlacesDialogProps) {
  const texts = useTexts(transfersTexts);
  const [places, setPlaces] = useState<readonly ShopPlace[]>(known.places);
  const change = (changed: ShopPlace) =>
    setPlaces(places.map((place) => (place.id === changed.id ? changed : place)));

  async function save() {
    onSaved(await savePlaces({ places: [...places], revision: known.revision }));
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
            onClick={() => setPlaces(places.filter(({ id }) => id !== place.id))}
          >
            {texts.remove}
          </Button>
        </Row>
      ))}
      <Button
        onClick={() => setPlaces([...places, { id: crypto.randomUUID(), name: '', sells: true }])}
      >
        {texts.addPlace}
      </Button>
    </ActionDialog>
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
