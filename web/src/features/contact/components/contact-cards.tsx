import type { ReactNode } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { formatPhone } from '@kargha/domain/india/phone-number';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TranslatedText } from '#ui/translated-text.tsx';
import { Surface } from '#ui/surface.tsx';
import { styled } from '#ui/theme/styled.ts';
import { uiTexts } from '#ui/ui-texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { contactTexts } from '../contact-texts.ts';
import { reloadShopDetails, useShopDetails, type ShopDetails } from '../state/shop-details.ts';

export function ContactCards() {
  const texts = useTexts(contactTexts);
  const details = useShopDetails();
  if (details.status === 'failed') return <ContactCardsError message={details.message} />;
  return (
    <Cards aria-label={texts.cardsLabel} aria-busy={details.status === 'loading'}>
      {details.status === 'ready' ? (
        <ContactDetailCards details={details.data} />
      ) : (
        <ContactCardsSkeleton />
      )}
    </Cards>
  );
}

function ContactDetailCards({ details }: { details: ShopDetails }) {
  const texts = useTexts(contactTexts);
  const { address, phone, email, hours } = details;
  return (
    <>
      <Card title={texts.email} note={texts.replyTime}>
        <a href={`mailto:${email}`}>{email}</a>
      </Card>
      <Card title={texts.call} note={<TranslatedText>{hours}</TranslatedText>}>
        <a href={`tel:+91${phone}`}>{`+91 ${formatPhone(phone)}`}</a>
      </Card>
      <Card title={texts.visit}>
        <span lang="en">{address}</span>
      </Card>
      <Card title={texts.hours}>
        <TranslatedText>{hours}</TranslatedText>
      </Card>
    </>
  );
}

function ContactCardsSkeleton() {
  const texts = useTexts(contactTexts);
  return (
    <>
      {[texts.email, texts.call, texts.visit, texts.hours].map((title) => (
        <Card key={title} title={title}>
          <Skeleton aria-hidden="true" style={{ height: 52 }} />
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </Card>
      ))}
    </>
  );
}

function ContactCardsError({ message }: { message: Sentence }) {
  const texts = useTexts(uiTexts);
  return (
    <FailedCard>
      <Notice tone="warning" title={message}>
        <p>
          <Button look="quiet" onClick={reloadShopDetails}>
            {texts.tryAgain}
          </Button>
        </p>
      </Notice>
    </FailedCard>
  );
}

interface CardProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

function Card({ title, note, children }: CardProps) {
  return (
    <Surface as="li">
      <strong>{title}</strong>
      <div>{children}</div>
      {note && <small>{note}</small>}
    </Surface>
  );
}

/**
 * Space for an address of three or four lines: when the cards grow as the details arrive, the form below them moves
 * under the pointer.
 */
const MIN_HEIGHTS = { phone: 132, pair: 162, row: 188 };

/** One card with as much room as the four had while they were loading. */
const FailedCard = styled(Surface)(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  alignContent: 'center',
  minHeight: `calc(4 * ${MIN_HEIGHTS.phone}px + 3 * ${spacing(1.5)})`,
  borderTop: `3px solid ${vars.palette.shop.thread}`,
  '& > [role="alert"]': { marginBottom: 0 },
  [breakpoints.up('sm')]: { minHeight: `calc(2 * ${MIN_HEIGHTS.pair}px + ${spacing(2)})` },
  [breakpoints.up('lg')]: { minHeight: MIN_HEIGHTS.row },
}));

const Cards = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  [breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: spacing(2),
    '--card-height': `${MIN_HEIGHTS.pair}px`,
  },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '--card-height': `${MIN_HEIGHTS.row}px`,
  },
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    gap: spacing(0.5),
    minHeight: `var(--card-height, ${MIN_HEIGHTS.phone}px)`,
    borderTop: `3px solid ${vars.palette.shop.thread}`,
    overflowWrap: 'anywhere',
  },
  '& strong': { fontSize: '0.9375rem', color: vars.palette.text.secondary },
  '& a': { color: vars.palette.primary.main, fontWeight: 600, fontSize: '1.125rem' },
  '& small': { fontSize: '0.875rem', color: vars.palette.text.secondary },
}));
