import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone (below the theme's `sm`): rows of many columns become lists there. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 599.95px)', { noSsr: true });
}
