import type { FrameMessage, PageMessage, WindowOptions } from './window-messages.ts';

export interface Overlay {
  close: () => void;
}

interface OverlayRequest {
  sandboxUrl: string;
  options: WindowOptions;
  onMessage: (message: FrameMessage) => void;
}

/** Shows the payment window in a modal dialog, which keeps focus and pointer out of the page behind it. */
export function openOverlay({ sandboxUrl, options, onMessage }: OverlayRequest): Overlay {
  const frame = createFrame(`${sandboxUrl}/v1/checkout/frame`);
  const dialog = createDialog(frame);
  const scrolling = document.documentElement.style.overflow;

  const sendMessage = (message: PageMessage) =>
    frame.contentWindow?.postMessage(message, sandboxUrl);
  const listen = (event: MessageEvent<FrameMessage>) => {
    if (event.source !== frame.contentWindow || event.origin !== sandboxUrl) return;
    if (event.data.type === 'ready') sendMessage({ type: 'open', options });
    else onMessage(event.data);
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    sendMessage({ type: 'escape' });
  });

  window.addEventListener('message', listen);
  document.body.append(dialog);
  document.documentElement.style.overflow = 'hidden';
  dialog.showModal();
  frame.focus();

  return {
    close: () => {
      window.removeEventListener('message', listen);
      document.documentElement.style.overflow = scrolling;
      dialog.close();
      dialog.remove();
    },
  };
}

function createFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = url;
  frame.title = 'Payment window';
  // Without the frame's own colour scheme, browsers paint an opaque background behind it.
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    border: '0',
    background: 'transparent',
    colorScheme: 'light dark',
  });
  return frame;
}

function createDialog(frame: HTMLIFrameElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'razorpay-container';
  dialog.setAttribute('aria-label', 'Payment');
  Object.assign(dialog.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'hidden',
    background: 'transparent',
  });
  dialog.append(frame);
  return dialog;
}
