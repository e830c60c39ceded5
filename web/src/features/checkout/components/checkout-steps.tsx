import { useTexts } from '#lib/language/language.ts';
import { TickIcon } from '#ui/control-icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { checkoutTexts } from '../checkout-texts.ts';

const STEPS = ['info', 'payment', 'success'] as const;

export function CheckoutSteps({ current }: { current: (typeof STEPS)[number] }) {
  const texts = useTexts(checkoutTexts);
  const reached = STEPS.indexOf(current);
  return (
    <Steps aria-label={texts.steps}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={index < reached || undefined}
        >
          <span aria-hidden="true">{index < reached ? <TickIcon size={18} /> : index + 1}</span>
          {texts.stepNames[step]}
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled('ol')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  gap: spacing(1, 2.5),
  flexWrap: 'wrap',
  marginBottom: spacing(3),
  color: vars.palette.text.secondary,
  fontSize: '0.9375rem',
  '& > li': { display: 'flex', alignItems: 'center', gap: spacing(1) },
  '& > li > span': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: '50%',
    border: `1.5px solid ${vars.palette.shop.outline}`,
    fontWeight: 700,
  },
  '& > li[aria-current], & > li[data-done]': { color: vars.palette.text.primary, fontWeight: 600 },
  '& > li[aria-current] > span, & > li[data-done] > span': {
    borderColor: 'transparent',
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  [breakpoints.down('sm')]: {
    '& > li:not([aria-current])': { fontSize: 0, gap: 0 },
    '& > li:not([aria-current]) > span': { fontSize: '0.9375rem' },
  },
}));
