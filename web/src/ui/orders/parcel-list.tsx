import type { ReactNode } from 'react';

import type { Shipment, ShipmentState } from '@kargha/domain/orders/shipment';
import { isSameLine, keyOf } from '@kargha/domain/shopping/line-ref';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownLine } from '#lib/documents/order-document.ts';

import { Tag, type TagTone } from '../tag.tsx';
import { styled } from '../theme/styled.ts';
import { uiTexts } from '../ui-texts.ts';
import { CertificateLinks } from './certificate-links.tsx';
import { useLineTitle } from './use-line-title.ts';

const TONES: Record<ShipmentState, TagTone> = {
  shipped: 'moving',
  in_transit: 'moving',
  out_for_delivery: 'moving',
  delivered: 'done',
  rto: 'waiting',
  returned: 'idle',
};

interface ParcelListProps {
  parcels: readonly Shipment[];
  lines: readonly ShownLine[];
  /** below the items of each */
  actions?: (parcel: Shipment) => ReactNode;
}

export function ParcelList({ parcels, lines, actions }: ParcelListProps) {
  return (
    <List>
      {parcels.map((parcel) => (
        <Parcel key={parcel.id} parcel={parcel} lines={lines}>
          {actions?.(parcel)}
        </Parcel>
      ))}
    </List>
  );
}

interface ParcelProps {
  parcel: Shipment;
  lines: readonly ShownLine[];
  children: ReactNode;
}

function Parcel({ parcel, lines, children }: ParcelProps) {
  const texts = useTexts(uiTexts);
  const { courier, awb, trackingUrl, shippedAt, deliveredAt, state = 'shipped' } = parcel;
  return (
    <li>
      <header>
        <strong>{courier}</strong>
        <Tag tone={TONES[state]}>{texts.parcelStates[state]}</Tag>
      </header>
      <p>
        <TrackingNumber awb={awb} trackingUrl={trackingUrl} /> ·{' '}
        {formatDay(deliveredAt ?? shippedAt)}
      </p>
      <ul>
        {parcel.lines.map((piece) => (
          <li key={keyOf(piece)}>
            <PieceTitle piece={piece} lines={lines} />
            <CertificateLinks codes={piece.pieces ?? []} />
          </li>
        ))}
      </ul>
      {children}
    </li>
  );
}

function PieceTitle({
  piece,
  lines,
}: {
  piece: Shipment['lines'][number];
  lines: readonly ShownLine[];
}) {
  const { quantityOf } = useTexts(uiTexts);
  const line = lines.find((one) => isSameLine(one, piece)) ?? { title: piece.productId };
  const { text, lang } = useLineTitle()(line);
  return <span lang={lang}>{quantityOf(piece.quantity, text)}</span>;
}

/** With the courier's page, when it has one. */
export function TrackingNumber({ awb, trackingUrl }: Pick<Shipment, 'awb' | 'trackingUrl'>) {
  const texts = useTexts(uiTexts);
  if (trackingUrl === '') return awb;
  return (
    <a href={trackingUrl} target="_blank" rel="noreferrer" aria-label={texts.follow(awb)}>
      {awb}
    </a>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > li': {
    padding: spacing(1.5, 2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shop.radius.control,
  },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
  },
  '& p, & ul ul': { color: vars.palette.text.secondary },
  '& a': { color: vars.palette.primary.main, overflowWrap: 'anywhere' },
}));
