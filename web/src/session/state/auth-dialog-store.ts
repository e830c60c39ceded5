import { create } from 'zustand';

export type AuthTab = 'signin' | 'signup';

/** What the dialog shows first; `b2b`: signing up begins with the form of a business. */
export type FirstScreen = 'auth' | 'forgot' | 'b2b';

type AuthDialogState = { isOpen: false } | { isOpen: true; tab: AuthTab; screen: FirstScreen };

/** Whether the dialog for signing in stands open. It is drawn once, by the app. */
export const useAuthDialog = create<AuthDialogState>()(() => ({ isOpen: false }));

/** Opens the dialog for signing in from anywhere. It closes by itself once somebody is signed in. */
export function openAuthDialog(tab: AuthTab, screen: FirstScreen = 'auth'): void {
  useAuthDialog.setState({ isOpen: true, tab, screen }, true);
}

export function closeAuthDialog(): void {
  useAuthDialog.setState({ isOpen: false }, true);
}
