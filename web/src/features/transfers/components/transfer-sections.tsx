import { Link } from 'react-router-dom';

import type { TransferDetails } from '@kargha/domain/stock/transfer-endpoints';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminEditProductPath } from '#lib/addresses/paths.ts';
import { FactGrid } from '#ui/fact-grid.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';

import { transfersTexts } from '../transfers-texts.ts';

interface PartProps {
  transfer: TransferDetails;
}

export function TransferFacts({ transfer }: PartProps) {
  const texts = useTexts(transfersTexts);
  const moment = (time: Date | null) => (time === null ? texts.notYet : formatMoment(time));
  return (
    <FormSection title={texts.facts}>
      <FactGrid>
        <dt>{texts.createdAt}</dt>
        <dd>{moment(transfer.createdAt)}</dd>
        <dt>{texts.sentAt}</dt>
        <dd>{moment(transfer.sentAt)}</dd>
        <dt>{texts.completedAt}</dt>
        <dd>{moment(transfer.completedAt)}</dd>
      </FactGrid>
      {transfer.note && <p>{transfer.note}</p>}
      {transfer.fromSells && transfer.sentAt === null && <p>{texts.leavesStock}</p>}
      {transfer.toSells && transfer.completedAt === null && <p>{texts.joinsStock}</p>}
    </FormSection>
  );
}

export function TransferTable({ transfer }: PartProps) {
  const texts = useTexts(transfersTexts);
  return (
    <IndexTable
      label={texts.lines}
      columns={texts.lineColumns}
      rows={transfer.lines}
      idOf={({ productId }) => productId}
      nameOf={({ title }) => title}
      numbers={['pieces', 'received']}
      cells={({ productId, title, quantity, received }) => ({
        product: <Link to={adminEditProductPath(productId)}>{title}</Link>,
        pieces: quantity,
        received: received ?? texts.unknown,
      })}
    />
  );
}
