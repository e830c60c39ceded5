import { brandColors } from './brand-color.ts';
import { button, element } from './element.ts';
import type { WindowOptions } from './window-messages.ts';

export interface PaymentCard {
  element: HTMLElement;
  showAmount: (amount: string) => void;
  /** Replaces the content and moves the focus into it for screen readers. */
  show: (...content: HTMLElement[]) => void;
  showTimeLeft: (text: string) => void;
}

export function paymentCard(options: WindowOptions, onClose: () => void): PaymentCard {
  const amount = element('p', { class: 'amount' });
  const timeLeft = element('p', { class: 'time-left' });
  const body = element('div', { class: 'body', tabindex: '-1' });
  const close = button('×', 'close', onClose);
  close.setAttribute('aria-label', 'Close payment window');
  const card = element(
    'main',
    { class: 'card', 'aria-labelledby': 'shop-name' },
    element('p', { class: 'sandbox-label' }, 'Payment sandbox: no money moves'),
    element('header', {}, ...shopMark(options), amount, close),
    body,
    timeLeft,
  );
  const { ground, text } = brandColors(options.color);
  card.style.setProperty('--brand', ground);
  card.style.setProperty('--on-brand', text);
  return {
    element: card,
    showAmount: (written) => {
      amount.textContent = written;
    },
    show: (...content) => {
      body.replaceChildren(...content);
      body.focus();
    },
    showTimeLeft: (written) => {
      timeLeft.textContent = written;
    },
  };
}

function shopMark({ name, description, image }: WindowOptions): HTMLElement[] {
  const message = element('div', { class: 'shop' }, element('h1', { id: 'shop-name' }, name));
  if (description) message.append(element('p', {}, description));
  if (!image) return [message];
  const logo = element('img', { src: image, alt: '', width: '44', height: '44' });
  logo.addEventListener('error', () => logo.remove());
  return [logo, message];
}
