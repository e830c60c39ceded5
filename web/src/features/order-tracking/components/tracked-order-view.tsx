import { useEffect, useRef } from 'react';

import { isClosedBeforeDelivery } from '@kargha/domain/orders/tracking';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import type { SentAnswer } from '#ui/orders/delivery-answer-dialog.tsx';
import { ExpectedRow } from '#ui/delivery/expected-row.tsx';
import { exchangeTexts } from '#ui/orders/exchange-texts.ts';
import { FailedDeliveryNotice } from '#ui/orders/failed-delivery.tsx';
import { OrderTimeline } from '#ui/orders/order-timeline.tsx';
import { TotalsRow, TotalsList } from '#ui/totals-list.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TwoColumns } from '#ui/two-columns.tsx';
import { WhatsAppLink } from '#ui/whatsapp-link.tsx';
import { CertificateLinks } from '#ui/orders/certificate-links.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

import { orderTrackingTexts } from '../order-tracking-texts.ts';
import type { OrderLink, TrackedOrder } from '../state/use-order-tracking.ts';

export const CancelOrder = lazyComponent(
  async () => (await import('./cancel-order.tsx')).CancelOrder,
  { onError: 'in-place' },
);

interface TrackedOrderViewProps {
  order: TrackedOrder;
  /** these two are absent when the order was not found by our link */
  link?: OrderLink | undefined;
  onAnswer?: ((parcelId: string, answer: SentAnswer) => Promise<void>) | undefined;
}

export function TrackedOrderView({ order, link, onAnswer }: TrackedOrderViewProps) {
  const texts = useTexts(orderTrackingTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [order]);
  const aside = texts.aside[order.status];

  return (
    <TwoColumns side={<Delivery order={order} />}>
      <Surface>
        <Text ref={heading} tabIndex={-1} variant="h2" mb={2.5}>
          {texts.progress}
        </Text>
        {aside && <Aside>{aside}</Aside>}
        {order.shipments.map((parcel) => (
          <Undelivered key={parcel.awb}>
            <FailedDeliveryNotice
              parcel={parcel}
              state={order.deliveryState}
              onAnswer={onAnswer && ((answer) => onAnswer(parcel.id, answer))}
            />
          </Undelivered>
        ))}
        <OrderTimeline steps={order.steps} />
        <CancelOrder order={order} link={link} />
      </Surface>
    </TwoColumns>
  );
}

function Delivery({ order }: { order: TrackedOrder }) {
  const texts = useTexts(orderTrackingTexts);
  const exchange = useTexts(exchangeTexts);
  const waitsForCourier = order.shipments.length === 0 && !isClosedBeforeDelivery(order.status);
  return (
    <Side>
      <Surface>
        <Text variant="h3" component="h2" mb={2}>
          {texts.details}
        </Text>
        <TotalsList>
          <TotalsRow label={texts.orderNumber}>
            <strong>{order.number}</strong>
          </TotalsRow>
        </TotalsList>
        {order.replaces !== '' && <p>{exchange.replaces(order.replaces)}</p>}
        {order.replacements.map((number) => (
          <p key={number}>{exchange.replacement(number)}</p>
        ))}
        <Text variant="h4" component="h3" mt={2}>
          {texts.items}
        </Text>
        <ul>
          {order.items.map((item, index) => (
            <Item key={`${index} ${item.name}`} item={item} />
          ))}
        </ul>
        {order.invoicePath !== null && (
          <p>
            <a href={order.invoicePath} download>
              {texts.invoice}
            </a>
          </p>
        )}
      </Surface>
      <Surface>
        <Text variant="h3" component="h2" mb={2}>
          {texts.delivery}
        </Text>
        <TotalsList>
          <TotalsRow label={texts.deliveryPlace}>
            {texts.place(order.city, order.pincode)}
          </TotalsRow>
          <ExpectedRow days={order.expectedDelivery} />
          {order.shipments.map((shipment) => (
            <Shipment key={shipment.awb} shipment={shipment} />
          ))}
        </TotalsList>
        {waitsForCourier && <p>{texts.notShipped}</p>}
      </Surface>
      {order.shipments.some(({ state }) => state === 'delivered') && <ReturnInstructions />}
      <Help number={order.number} />
    </Side>
  );
}

function Item({ item }: { item: TrackedOrder['items'][number] }) {
  const { quantityOf } = useTexts(uiTexts);
  const { text, lang } = useLocalized(item.name, item.nameHindi);
  return <li lang={lang}>{quantityOf(item.quantity, text)}</li>;
}

function Help({ number }: Pick<TrackedOrder, 'number'>) {
  const texts = useTexts(orderTrackingTexts);
  return (
    <p>
      {texts.needHelp}{' '}
      <ButtonLink to={paths.contact} look="quiet">
        {texts.contactUs}
      </ButtonLink>{' '}
      <WhatsAppLink about={number}>{texts.whatsApp}</WhatsAppLink>
    </p>
  );
}

/** Guests have no order page, so staff open the return for them. */
function ReturnInstructions() {
  const texts = useTexts(orderTrackingTexts);
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={2}>
        {texts.returnsTitle}
      </Text>
      <p>
        {texts.returnsHint} <Link to={paths.contact}>{texts.contactUs}</Link>
      </p>
      <p>
        {texts.returnsSignedIn} <Link to={paths.orders}>{texts.toOrders}</Link>
      </p>
    </Surface>
  );
}

function Shipment({ shipment }: { shipment: TrackedOrder['shipments'][number] }) {
  const texts = useTexts(orderTrackingTexts);
  const { parcelStates } = useTexts(uiTexts);
  const { courier, awb, trackingUrl, state, pieces } = shipment;
  return (
    <>
      <TotalsRow label={texts.courier}>
        {courier} · {parcelStates[state]}
      </TotalsRow>
      <TotalsRow label={texts.awb}>
        {trackingUrl === '' ? (
          awb
        ) : (
          <a
            href={trackingUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.followNamed(awb)}
          >
            {awb}
          </a>
        )}
      </TotalsRow>
      <CertificateLinks codes={pieces} />
    </>
  );
}

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& p': { color: theme.vars.palette.text.secondary },
  '& ul': { display: 'grid', gap: theme.spacing(0.5), marginTop: theme.spacing(0.5) },
  '& a': { color: theme.vars.palette.primary.main },
  '& dd': { textAlign: 'end', overflowWrap: 'anywhere' },
}));

const Undelivered = styled('div')(({ theme }) => ({
  '& > div': { marginTop: 0, marginBottom: theme.spacing(2.5) },
}));

const Aside = styled('p')(({ theme: { vars, spacing } }) => ({
  marginBottom: spacing(2.5),
  padding: spacing(1.25, 1.75),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.shop.waiting,
  color: vars.palette.shop.onWaiting,
}));
