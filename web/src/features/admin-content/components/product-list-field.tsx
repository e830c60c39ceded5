import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { findPieces, rememberPiece, useTitles } from '../state/use-product-titles.ts';
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
        onChoose={(id) => {
          if (!ids.includes(id)) onChange([...ids, id]);
        }}
      />
    </FormSection>
  );
}

interface PieceSearchProps {
  label: string;
  onChoose: (id: string) => void;
}

/** Finds a piece by its words. */
export function PieceSearch({ label, onChoose }: PieceSearchProps) {
  const texts = useTexts(adminContentTexts);
  return (
    <SearchPicker
      label={label}
      placeholder={texts.pieceHint}
      nothing={texts.noneFound}
      find={findPieces}
      // The search of products knows no words of one letter, and would give the newest pieces.
      min={2}
      onPick={(piece) => {
        rememberPiece(piece);
        onChoose(piece.id);
      }}
    />
  );
}
