import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { adminProductsTexts } from '../admin-products-texts.ts';
import { fieldTexts } from '../field-texts.ts';
import { mergeTyped } from '../state/merge-edits.ts';
import type { OpenedProduct, TypedProduct } from '../state/product-form-values.ts';

interface NewerNoticeProps {
  opened: OpenedProduct;
  /** what somebody else has saved since */
  newest: OpenedProduct;
  onTakeOver: () => void;
}

/** Tells what somebody else has changed meanwhile, and brings it into the form beside what was typed. */
export function NewerNotice({ opened, newest, onTakeOver }: NewerNoticeProps) {
  const texts = useTexts(adminProductsTexts);
  const { values, setValues } = useFormValues<TypedProduct>();
  const { form, theirs, both } = mergeTyped(opened, values, newest);
  const labels: Readonly<Record<string, string>> = useTexts(fieldTexts);
  const named = (fields: string[]) => fields.map((name) => labels[name] ?? name).join(', ');
  return (
    <Notice tone="warning" title={texts.newer}>
      <p>{texts.newerHint}</p>
      {theirs.length > 0 && <p>{texts.theyChanged(named(theirs))}</p>}
      {both.length > 0 && <p>{texts.bothChanged(named(both))}</p>}
      <Below>
        <Button
          autoFocus
          onClick={() => {
            setValues(form);
            onTakeOver();
          }}
        >
          {texts.takeOver}
        </Button>
      </Below>
    </Notice>
  );
}

const Below = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  // Where the keyboard goes, all of the notice is in sight, below what sticks to the top.
  '& > button': { color: 'inherit', scrollMarginTop: 420 },
}));
