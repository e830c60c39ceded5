import type { CheckoutAnswer, CheckoutError } from '../checkout/checkout-api.ts';
import type { Outcome } from '../control/control-fields.ts';
import type { InstrumentChoice } from '../store/payment-instrument.ts';
import { button, element } from './element.ts';
import { paymentCard } from './payment-card.ts';
import type { PaymentCard } from './payment-card.ts';
import { paymentForm } from './payment-form.ts';
import { formatPaise } from './format-paise.ts';
import { fetchOrder, leavePayment, payOrder } from './sandbox-calls.ts';
import type { FrameMessage, WindowOptions } from './window-messages.ts';

type SendMessage = (message: FrameMessage) => void;

/** One payment window, from loading the order to the result for the shop. */
export class PaymentWindow {
  readonly card: PaymentCard;
  readonly #options: WindowOptions;
  readonly #sendMessage: SendMessage;
  #amount = 0;
  #retriesLeft: number;
  /** The id of a payment whose result arrives after the window is closed. */
  #waitingFor: string | undefined;
  /** The content behind the "close?" question. */
  #covered: HTMLElement[] | undefined;

  constructor(options: WindowOptions, sendMessage: SendMessage) {
    this.#options = options;
    this.#sendMessage = sendMessage;
    this.#retriesLeft = options.retries;
    this.card = paymentCard(options, () => this.requestClose());
  }

  async load(): Promise<void> {
    this.card.show(element('p', { role: 'status' }, 'Loading payment methods…'));
    try {
      const order = await fetchOrder(this.#options);
      this.#amount = order.amount;
      this.card.showAmount(formatPaise(order.amount));
      this.#showForm();
    } catch (error) {
      this.#showRefusal(error);
    }
  }

  /** Closes. Asks first if the shop wants that and the order can still be paid. */
  requestClose(): void {
    if (this.#covered !== undefined) return;
    if (!this.#options.confirmsClose || this.#waitingFor !== undefined) this.dismiss();
    else this.#askBeforeClosing();
  }

  /** Closes on Escape, unless the shop turned that off. */
  requestEscape(): void {
    if (this.#options.closesOnEscape) this.requestClose();
  }

  dismiss(reason?: 'timeout'): void {
    this.leave();
    this.#sendMessage({ type: 'dismissed', ...(reason && { reason }) });
  }

  /** If the bank has not answered yet, it does so after the window is gone. */
  leave(): void {
    if (this.#waitingFor !== undefined) leavePayment(this.#options, this.#waitingFor);
    this.#waitingFor = undefined;
  }

  #showForm(): void {
    const onPay = (instrument: InstrumentChoice, outcome: Outcome) =>
      void this.#pay(instrument, outcome);
    this.card.show(paymentForm({ options: this.#options, amount: this.#amount, onPay }));
  }

  async #pay(instrument: InstrumentChoice, outcome: Outcome): Promise<void> {
    this.card.show(element('p', { role: 'status', class: 'busy' }, 'Processing your payment…'));
    try {
      this.#settle(await payOrder(this.#options, instrument, outcome));
    } catch (error) {
      this.#showRefusal(error);
    }
  }

  #settle(answer: CheckoutAnswer): void {
    switch (answer.status) {
      case 'paid':
        this.#sendMessage({ type: 'paid', result: answer.result });
        break;
      case 'failed':
        this.#showFailure(answer.error);
        this.#sendMessage({ type: 'failed', error: answer.error });
        break;
      case 'waiting':
        this.#showWaiting(answer.paymentId);
    }
  }

  #showFailure(error: CheckoutError): void {
    const actions = [button('Close', 'secondary', () => this.dismiss())];
    if (this.#retriesLeft > 0) {
      this.#retriesLeft -= 1;
      actions.unshift(button('Try again', 'primary', () => this.#showForm()));
    }
    this.card.show(notice('alert', 'Payment failed', error.description), ...actions);
  }

  #showWaiting(paymentId: string): void {
    this.#waitingFor = paymentId;
    this.card.show(
      notice(
        'status',
        'Waiting for the bank',
        'The bank has not answered yet. Close this window. The payment will be approved afterwards.',
      ),
      button('Close', 'primary', () => this.dismiss()),
    );
  }

  #showRefusal(error: unknown): void {
    const message = error instanceof Error ? error.message : 'Something went wrong.';
    const close = button('Close', 'secondary', () => this.dismiss());
    this.card.show(notice('alert', 'This payment cannot be made', message), close);
  }

  #askBeforeClosing(): void {
    const body = this.card.element.querySelector('.body');
    this.#covered = Array.from(body?.children ?? []).filter((part) => part instanceof HTMLElement);
    const stay = () => {
      const covered = this.#covered ?? [];
      this.#covered = undefined;
      this.card.show(...covered);
    };
    this.card.show(
      notice('alert', 'Leave without paying?', 'Your order is not paid yet.'),
      button('Continue payment', 'primary', stay),
      button('Yes, leave', 'secondary', () => this.dismiss()),
    );
  }
}

function notice(role: 'alert' | 'status', title: string, message: string): HTMLElement {
  return element(
    'div',
    { role, class: `notice notice-${role}` },
    element('h2', {}, title),
    element('p', {}, message),
  );
}
