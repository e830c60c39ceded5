import { countDown } from './count-down.ts';
import { PaymentWindow } from './payment-window.ts';
import type { FrameMessage, PageMessage, WindowOptions } from './window-messages.ts';

function listen(): void {
  let opened: PaymentWindow | undefined;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<PageMessage>) => {
    if (source !== window.parent) return;
    if (data.type === 'open') opened ??= open(data.options, origin);
    else opened?.requestEscape();
  });
  window.parent.postMessage({ type: 'ready' } satisfies FrameMessage, '*');
}

function open(options: WindowOptions, pageOrigin: string): PaymentWindow {
  const opened = new PaymentWindow(options, (message) =>
    window.parent.postMessage(message, pageOrigin),
  );
  document.body.style.setProperty('--backdrop', options.backdropColor);
  document.body.append(opened.card.element);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    opened.requestEscape();
  });
  document.body.addEventListener('click', ({ target }) => {
    if (target === document.body && options.closesOnBackdrop) opened.requestClose();
  });
  window.addEventListener('pagehide', () => opened.leave());
  if (options.timeout > 0) {
    countDown(options.timeout, opened.card.showTimeLeft, () => opened.dismiss('timeout'));
  }
  void opened.load();
  return opened;
}

listen();
