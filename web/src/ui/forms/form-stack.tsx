import { styled } from '../theme/styled.ts';

export const FormStack = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.25),
}));
