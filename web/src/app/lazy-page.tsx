import { lazy, type ComponentType } from 'react';

/** A page that is a download of its own. `preload` fetches it, so that it is drawn at once when its turn comes. */
export interface LazyPage {
  (): React.ReactNode;
  preload: () => Promise<void>;
}

/** A page whose code comes when it is opened, or before, when `preload` is called. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const Later = lazy(async () => ({ default: await load() }));
  let Loaded: ComponentType | undefined;

  function Page() {
    return Loaded ? <Loaded /> : <Later />;
  }
  return Object.assign(Page, {
    preload: async () => {
      Loaded = await load();
    },
  });
}
