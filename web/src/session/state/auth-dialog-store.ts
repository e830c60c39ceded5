import { create } from 'zustand';

export type AuthTab = 'signin' | 'signup';

/** `screen` is the first thing that the dialog shows. */
type AuthDialogState =
  | { isOpen: false }
  | { isOpen: true; tab: AuthTab; screen: 'auth' | 'forgot' };

/** Whether the dialog for signing in stands open. It is drawn once, by the app. */
export const useAuthDialog = create<AuthDialogState>()(() => ({ isOpen: false }));

/** Opens the dialog for signing in from anywhere. It closes by itself once somebody is signed in. */
export function openAuthDialog(tab: AuthTab, screen: 'auth' | 'forgot' = 'auth'): void {
  useAuthDialog.setState({ isOpen: true, tab, screen }, true);
}

export function closeAuthDialog(): void {
  useAuthDialog.setState({ isOpen: false }, true);
}
