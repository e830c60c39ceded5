import { useTexts } from '#lib/language/language.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';

import { paymentMarksTexts } from './payment-marks-texts.ts';
import { Tag } from './tag.tsx';
import { styled } from './theme/styled.ts';

interface PaymentMarksProps {
  /** names cash on delivery too, where the shop offers it */
  withCash?: boolean;
}

/** What the shop's payment window offers; EMI only when the payment account has it. */
export function PaymentMarks({ withCash = false }: PaymentMarksProps) {
  const texts = useTexts(paymentMarksTexts);
  const { emi = false, cashOnDelivery = false } = useShopFront();
  const names = [
    ...texts.methods,
    ...(emi ? [texts.emi] : []),
    ...(withCash && cashOnDelivery ? [texts.cash] : []),
  ];
  return (
    <Row aria-label={texts.title}>
      {names.map((name) => (
        <li key={name}>
          <Tag>{name}</Tag>
        </li>
      ))}
    </Row>
  );
}

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  '& > li': { display: 'flex' },
}));
