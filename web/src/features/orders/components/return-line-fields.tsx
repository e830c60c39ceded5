import { styled } from '@mui/material/styles';

import { RETURN_REASON_LABELS, RETURN_REASONS } from '@kargha/domain/orders/return';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import { CountField } from '#ui/forms/count-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';

import { ordersTexts } from '../orders-texts.ts';
import type { DraftLine } from '../state/return-draft.ts';

interface ReturnLineFieldsProps {
  line: DraftLine;
  onChange: (line: DraftLine) => void;
}

/** How many pieces of one line come back, and why. */
export function ReturnLineFields({ line, onChange }: ReturnLineFieldsProps) {
  const texts = useTexts(ordersTexts);
  const say = useSay();
  return (
    <Row>
      <CountField
        label={texts.returnQuantity(line.title)}
        most={line.most}
        value={line.quantity}
        onChange={(quantity) => onChange({ ...line, quantity })}
      />
      {line.quantity > 0 && (
        <SelectField
          label={texts.returnReason}
          value={line.reason}
          options={RETURN_REASONS.map((value) => ({
            value,
            label: say(RETURN_REASON_LABELS[value]),
          }))}
          onChange={(reason) => onChange({ ...line, reason })}
        />
      )}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignItems: 'end',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
