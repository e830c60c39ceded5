import { styled } from '@mui/material/styles';

import { TickIcon } from '#ui/icons.tsx';

export function SuccessScreen({ message }: { message: string }) {
  return (
    <Centre role="status">
      <Round>
        <TickIcon size={36} />
      </Round>
      <p>{message}</p>
    </Centre>
  );
}

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(3),
  textAlign: 'center',
}));

const Round = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  background: vars.palette.shop.done,
  color: vars.palette.shop.onDone,
}));
