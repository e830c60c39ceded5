import { styled } from '@mui/material/styles';

import { RETURN_REASON_LABELS } from '@kargha/domain/orders/return';
import { returnReasons } from '@kargha/domain/orders/returnable-items';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { CountField } from '../forms/count-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { withQuantity, type DraftLine } from './return-draft.ts';
import { returnTexts } from './return-texts.ts';

interface ReturnLineFieldsProps {
  line: DraftLine;
  onChange: (line: DraftLine) => void;
}

export function ReturnLineFields({ line, onChange }: ReturnLineFieldsProps) {
  const texts = useTexts(returnTexts);
  const translate = useTranslate();
  const { title, max, inTime, quantity, reason } = line;
  return (
    <Row>
      <CountField
        label={texts.quantity(title)}
        max={max}
        value={quantity}
        onChange={(count) => onChange(withQuantity(line, count))}
      />
      {quantity > 0 && (
        <SelectField
          label={texts.reason}
          value={reason}
          options={returnReasons(line, quantity).map((value) => ({
            value,
            label: translate(RETURN_REASON_LABELS[value]),
          }))}
          onChange={(chosen) => onChange({ ...line, reason: chosen })}
        />
      )}
      {inTime < max && <p>{texts.daysAreOver(max - inTime, inTime)}</p>}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'end',
  '& > p': { gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
