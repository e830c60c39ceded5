import useMediaQuery from '@mui/material/useMediaQuery';

export function usePhone(): boolean {
  return useMediaQuery('(max-width: 599.95px)', { noSsr: true });
}
