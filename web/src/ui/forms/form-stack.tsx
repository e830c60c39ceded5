import { styled } from '@mui/material/styles';

/** The fields of a form, one below the other. */
export const FormStack = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
}));
