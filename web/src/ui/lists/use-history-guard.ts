import { useEffect } from 'react';

import { leavesPage, type ConfirmLeave } from './unsaved-changes.ts';

/** The part of the browsers' Navigation API that TypeScript does not describe yet. */
interface Navigation extends EventTarget {
  traverseTo: (key: string) => unknown;
}
interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  destination: { key: string; url: string; sameDocument: boolean };
}

/**
 * While `isNeeded`, Back and Forward ask before they leave the page. Browsers allow a second press without
 * interaction, and those without the Navigation API allow every step.
 */
export function useHistoryGuard(isNeeded: boolean, ask: ConfirmLeave): void {
  useEffect(() => {
    const navigation = navigationOfTab();
    if (!isNeeded || !navigation) return;
    let isLeaving = false;
    const listener = (event: Event) => {
      const { cancelable, navigationType, destination } = event as NavigateEvent;
      const isStep = navigationType === 'traverse' && cancelable && destination.sameDocument;
      if (isLeaving || !isStep || !leavesPage(destination.url)) return;
      event.preventDefault();
      ask(() => {
        isLeaving = true;
        navigation.traverseTo(destination.key);
      });
    };
    navigation.addEventListener('navigate', listener);
    return () => navigation.removeEventListener('navigate', listener);
  }, [isNeeded, ask]);
}

function navigationOfTab(): Navigation | undefined {
  return (window as Window & { navigation?: Navigation }).navigation;
}
