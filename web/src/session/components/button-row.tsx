import { styled } from '@mui/material/styles';

/** The buttons of a page that somebody cannot see, one below the other where they do not fit. */
export const ButtonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1),
}));
