import type { Page, Request } from 'playwright-core';

const LISTENING = '/Listen/channel';
/** Markers of a waiting page: placeholders, and parts about to change. */
export const WAITING = { standIn: '[data-waiting]', stale: '[aria-busy="true"]' } as const;
const ANYTHING_WAITING = `${WAITING.standIn}, :is(main, [role="dialog"]) ${WAITING.stale}`;

/** The pending requests of a page. Press nothing before it rests: late data may redraw it. */
export class Traffic {
  private readonly open = new Set<Request>();
  private readonly page: Page;
  private asked = 0;

  constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (request.url().includes(LISTENING)) return;
      this.asked += 1;
      this.open.add(request);
    });
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  /** Waits until all requests are answered and so many frames in a row were equal. */
  async rest(frames: number): Promise<void> {
    let before = -1;
    while (before !== this.asked || this.open.size > 0) {
      before = this.asked;
      await this.page
        .evaluate(waitForQuietFrames, { frames, waiting: ANYTHING_WAITING })
        .catch(() => undefined);
    }
  }
}

async function waitForQuietFrames({ frames, waiting }: { frames: number; waiting: string }) {
  const maxRequests = 300;
  let alike = 0;
  for (let all = 0; alike < frames && all < maxRequests; all += 1) {
    const before = window.effects;
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    const isQuiet = window.effects === before && !document.querySelector(waiting);
    alike = isQuiet ? alike + 1 : 0;
  }
}
