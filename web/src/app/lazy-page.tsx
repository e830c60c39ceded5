import type { ComponentType } from 'react';

import { lazyComponent, type LazyComponent } from '#ui/feedback/lazy-component.tsx';
import { PageSkeleton } from '#ui/feedback/page-skeleton.tsx';

import { ReplayEarlyInput } from './layout/replay-early-input.tsx';

export type LazyPage = LazyComponent<object>;

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return lazyComponent(
    async () => {
      const Page = await load();
      return () => (
        <>
          <Page />
          <ReplayEarlyInput />
        </>
      );
    },
    { fallback: <PageSkeleton />, onError: 'in-place' },
  );
}
