import { keyframes, styled } from '../theme/styled.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export function Spinner({ label }: { label: string }) {
  return (
    <Centre role="status" data-waiting>
      <Ring aria-hidden />
      <span>{label}</span>
    </Centre>
  );
}

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minHeight: '50vh',
  color: theme.vars.palette.text.secondary,
}));

const Ring = styled('span')(({ theme }) => ({
  width: 36,
  height: 36,
  borderRadius: '50%',
  border: `3px solid ${theme.vars.palette.divider}`,
  borderBlockStartColor: theme.vars.palette.shop.callToAction,
  animation: `${turn} 900ms linear infinite`,
}));
