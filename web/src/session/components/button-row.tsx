import { styled } from '#ui/theme/styled.ts';

export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1),
  '&[data-start]': { justifyContent: 'start' },
}));
