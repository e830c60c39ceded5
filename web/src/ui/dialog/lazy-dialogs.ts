import { lazyComponent } from '../feedback/lazy-component.tsx';

/** Dialogs of the back office, which are loaded when they open. */
export const ActionDialog = lazyComponent(
  async () => (await import('./action-dialog.tsx')).ActionDialog,
  { onError: 'over' },
);
export const ReasonDialog = lazyComponent(
  async () => (await import('./reason-dialog.tsx')).ReasonDialog,
  { onError: 'over' },
);
