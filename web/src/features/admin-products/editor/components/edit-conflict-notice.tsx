import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import { fieldTexts } from '../../field-texts.ts';
import { mergeEdits } from '../state/merge-edits.ts';
import type { EditableProduct, ProductFormValues } from '../state/product-form-values.ts';

interface EditConflictNoticeProps {
  original: EditableProduct;
  latest: EditableProduct;
  onMerge: () => void;
}

export function EditConflictNotice({ original, latest, onMerge }: EditConflictNoticeProps) {
  const texts = useTexts(adminProductsTexts);
  const { values, setValues } = useFormValues<ProductFormValues>();
  const { form, theirs, both } = mergeEdits(original, values, latest);
  const labels: Readonly<Record<string, string>> = useTexts(fieldTexts);
  const labelsOf = (fields: string[]) => fields.map((name) => labels[name] ?? name).join(', ');
  return (
    <Notice tone="warning" title={texts.conflict}>
      <p>{texts.conflictHint}</p>
      {theirs.length > 0 && <p>{texts.theyChanged(labelsOf(theirs))}</p>}
      {both.length > 0 && <p>{texts.bothChanged(labelsOf(both))}</p>}
      <Actions>
        <Button
          autoFocus
          onClick={() => {
            setValues(form);
            onMerge();
          }}
        >
          {texts.mergeChanges}
        </Button>
      </Actions>
    </Notice>
  );
}

const Actions = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  // Keeps the whole notice in sight, below the sticky header, when the button takes the focus.
  '& > button': { color: 'inherit', scrollMarginTop: 420 },
}));
