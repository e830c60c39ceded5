import { styled } from '@mui/material/styles';

/** Labels beside each other, and whatever else stands in their line. */
export const TagRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));
