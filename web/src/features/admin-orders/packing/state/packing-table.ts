import type { Sentence } from '@kargha/domain/messages/sentence';
import { readOrderNumber } from '@kargha/domain/orders/order-number';
import {
  packingEndpoints,
  type PackingLine,
  type PackingSheet,
} from '@kargha/domain/orders/packing-endpoints';
import { recordOf, textOf } from '@kargha/domain/records/stored-record';
import { ApiError } from '#lib/server/api-client.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { savePackedParcel } from '../../documents/data/order-document-api.ts';
import type { PackingTexts } from '../packing-texts.ts';
import { countedOf, countOne, missingUnits, scanPiece, type Counts } from './packing-count.ts';

export interface PackingMessage {
  tone: 'done' | 'error';
  title: Sentence;
  hint?: string;
  /** the order that someone else packs */
  takeOver?: string;
}

export interface PackingState {
  order: PackingSheet | null;
  counts: Counts;
  message: PackingMessage | null;
  /** the parcel that was packed last */
  packed: PackingSheet | null;
  isBusy: boolean;
}

export const EMPTY_TABLE: PackingState = {
  order: null,
  counts: {},
  message: null,
  packed: null,
  isBusy: false,
};

/** The parcel that is being packed. Each scan is handled in its turn, also while the server answers. */
export class PackingTable {
  readonly #texts: PackingTexts;
  readonly #onChange: (state: PackingState) => void;
  #state = EMPTY_TABLE;
  #queue = Promise.resolve();
  #waiting = 0;

  constructor(texts: PackingTexts, onChange: (state: PackingState) => void) {
    this.#texts = texts;
    this.#onChange = onChange;
  }

  /** '' goes on: to the next order, or to the end of this one. */
  readonly scan = (code: string): void =>
    this.#inTurn(() => (code === '' ? this.#goOn() : this.#scan(code)));

  readonly takeOver = (number: string): void =>
    this.#inTurn(() => this.#open(number, { takeOver: true }));

  /** For pieces without a code. */
  readonly countLine = (line: PackingLine): void =>
    this.#inTurn(() => this.#show({ counts: countOne(this.#state.counts, line) }));

  readonly restart = (): void => this.#inTurn(() => this.#show({ counts: {} }));

  readonly finish = (prints: boolean): void => this.#inTurn(() => this.#finish(prints));

  readonly print = (parcel: PackingSheet): void => this.#inTurn(() => print(parcel));

  readonly leave = (): void =>
    this.#inTurn(async () => {
      const { order } = this.#state;
      if (!order) return;
      await callStaffEndpoint(packingEndpoints.leave, { params: { id: order.id } });
      await this.#open('', { after: order.id });
    });

  #inTurn(work: () => Promise<void> | void): void {
    this.#waiting += 1;
    this.#change({ isBusy: true });
    this.#queue = this.#queue
      .then(work)
      .catch((error: unknown) => this.#fail(errorMessage(error), '', numberOfOther(error)))
      .then(() => {
        this.#waiting -= 1;
        this.#change({ isBusy: this.#waiting > 0 });
      });
  }

  async #open(code: string, { after = '', takeOver = false } = {}): Promise<void> {
    const body = { code, after, takeOver };
    const { order } = await callStaffEndpoint(packingEndpoints.open, { body });
    const title = order ? this.#texts.opened(order.number) : this.#texts.noneWaiting;
    this.#show({ order, counts: {}, packed: null, message: { tone: 'done', title } });
  }

  async #scan(code: string): Promise<void> {
    const { order, counts } = this.#state;
    if (!order) {
      await this.#open(code);
      return;
    }
    const scan = scanPiece(order.lines, counts, code);
    if (scan.outcome === 'counted') this.#showCounted(scan.line, scan.counts);
    else if (scan.outcome === 'enough') this.#refuseMore(scan.line);
    else if (readOrderNumber(code) === order.number) await this.#finish(true);
    else this.#refuse(code, order);
  }

  #showCounted(line: PackingLine, counts: Counts): void {
    const title = this.#texts.right(line.title, countedOf(line, counts), line.quantity);
    this.#show({ counts, message: { tone: 'done', title } });
  }

  #refuseMore({ title, quantity }: PackingLine): void {
    this.#fail(this.#texts.enough(title), this.#texts.enoughHint(quantity));
  }

  #refuse(code: string, { number }: PackingSheet): void {
    const other = readOrderNumber(code);
    if (other === null) this.#fail(this.#texts.wrong, this.#texts.wrongHint(code, number));
    else this.#fail(this.#texts.otherOrder(other), this.#texts.otherOrderHint(number));
  }

  async #goOn(): Promise<void> {
    const { order, packed } = this.#state;
    if (order) {
      await this.#finish(true);
      return;
    }
    this.#show({ packed: null });
    // The parcels of one order lie together.
    await this.#open(packed && packed.parcel < packed.parcels ? packed.number : '');
  }

  async #finish(prints: boolean): Promise<void> {
    const { order, counts } = this.#state;
    if (!order) return;
    const missing = missingUnits(order.lines, counts);
    if (missing > 0) {
      this.#fail(this.#texts.missing(missing), this.#texts.missingHint);
      return;
    }
    const { id, revision } = order;
    const request = { params: { id }, body: { revision, reason: '' } };
    await callStaffEndpoint(packingEndpoints.finish, request);
    const message = { tone: 'done', title: this.#texts.packed(order) } as const;
    this.#show({ order: null, counts: {}, packed: order, message });
    if (prints) await print(order);
  }

  #fail(title: Sentence, hint = '', takeOver = ''): void {
    this.#show({
      message: { tone: 'error', title, ...(hint && { hint }), ...(takeOver && { takeOver }) },
    });
  }

  /** A message stays until the next one, or until something else happens. */
  #show(change: Partial<PackingState>): void {
    this.#change({ message: null, ...change });
  }

  #change(change: Partial<PackingState>): void {
    this.#state = { ...this.#state, ...change };
    this.#onChange(this.#state);
  }
}

function print(parcel: PackingSheet): Promise<void> {
  return savePackedParcel(parcel, parcel.parcel);
}

/** The order that someone else packs; '' for other errors. */
function numberOfOther(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'being_packed') return '';
  return textOf(recordOf(error.details).number);
}
