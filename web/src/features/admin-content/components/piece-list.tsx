import { useId, useState } from 'react';
import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { PlainButton } from '#ui/controls/plain-button.tsx';
import { FieldFrame, describeField } from '#ui/forms/field-frame.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { rememberPiece, useFoundPieces, useTitles, type Piece } from '../state/pieces.ts';
import { EntryList } from './entry-list.tsx';

interface PieceListProps {
  title: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Pieces of the shop in an order that staff choose. */
export function PieceList({ title, ids, onChange }: PieceListProps) {
  const texts = useTexts(adminContentTexts);
  const { titles, isRead } = useTitles(ids);
  const nameOf = (id: string) =>
    titles.get(id) ?? (isRead ? `${id} (${texts.hidden})` : texts.loading);
  return (
    <FormSection title={title}>
      <EntryList label={title} entries={ids} keyOf={(id) => id} nameOf={nameOf} onChange={onChange}>
        {(id) => <span>{nameOf(id)}</span>}
      </EntryList>
      <PieceSearch
        label={`${texts.addPiece}: ${title}`}
        onChoose={({ id }) => {
          if (!ids.includes(id)) onChange([...ids, id]);
        }}
      />
    </FormSection>
  );
}

interface PieceSearchProps {
  label: string;
  onChoose: (piece: Piece) => void;
}

/** Finds a piece by its words. */
export function PieceSearch({ label, onChoose }: PieceSearchProps) {
  const texts = useTexts(adminContentTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useFoundPieces(typed);
  return (
    <div>
      <FieldFrame id={id} label={label} hint={texts.pieceHint}>
        <TextInput
          {...describeField(id, undefined, texts.pieceHint)}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </FieldFrame>
      <div role="status">
        {found?.length === 0 && <p>{texts.noneFound}</p>}
        {found?.map((piece) => (
          <Choice
            key={piece.id}
            onClick={() => {
              rememberPiece(piece);
              onChoose(piece);
              setTyped('');
            }}
          >
            {piece.title}
          </Choice>
        ))}
      </div>
    </div>
  );
}

const Choice = styled(PlainButton)(({ theme: { vars, spacing } }) => ({
  display: 'block',
  width: '100%',
  minHeight: vars.shop.target,
  padding: spacing(0.5, 1.5),
  border: 0,
  borderRadius: vars.shop.radius.control,
  background: 'transparent',
  color: vars.palette.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &:focus-visible': { background: vars.palette.shop.well },
}));
