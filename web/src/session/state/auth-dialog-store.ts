import { create } from 'zustand';

export type AuthTab = 'signin' | 'signup';

export type FirstScreen = 'auth' | 'forgot' | 'b2b';

type AuthDialogState = { isOpen: false } | { isOpen: true; tab: AuthTab; screen: FirstScreen };

export const useAuthDialog = create<AuthDialogState>()(() => ({ isOpen: false }));

export function openAuthDialog(tab: AuthTab, screen: FirstScreen = 'auth'): void {
  useAuthDialog.setState({ isOpen: true, tab, screen }, true);
}

export function closeAuthDialog(): void {
  useAuthDialog.setState({ isOpen: false }, true);
}
