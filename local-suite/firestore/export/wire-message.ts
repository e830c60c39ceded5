import { WIRE_TYPE } from './wire-type.ts';

/** Numbers kept for each field of a message: its number, its wire type, and where its content starts and ends. */
const PER_FIELD = 4;

/**
 * A protobuf message; fields are looked up by number. It notes only where its fields are and decodes one when it is
 * asked for: an export has many thousands, most of which are read once.
 */
export class WireMessage {
  readonly #bytes: Buffer;
  readonly #places: readonly number[];

  constructor(bytes: Buffer, places: readonly number[]) {
    this.#bytes = bytes;
    this.#places = places;
  }

  integer(field: number): bigint | undefined {
    const at = this.#find(field, WIRE_TYPE.varint);
    return at < 0 ? undefined : readInteger(this.#bytes, this.#start(at), this.#end(at));
  }

  double(field: number): number | undefined {
    const at = this.#find(field, WIRE_TYPE.fixed64);
    return at < 0 ? undefined : this.#bytes.readDoubleLE(this.#start(at));
  }

  bytes(field: number): Buffer | undefined {
    const at = this.#find(field, WIRE_TYPE.bytes);
    return at < 0 ? undefined : this.#bytes.subarray(this.#start(at), this.#end(at));
  }

  text(field: number): string | undefined {
    const at = this.#find(field, WIRE_TYPE.bytes);
    return at < 0 ? undefined : this.#bytes.toString('utf8', this.#start(at), this.#end(at));
  }

  /** A message in a field of bytes. */
  message(field: number): WireMessage | undefined {
    return this.#messageAt(this.#find(field, WIRE_TYPE.bytes));
  }

  group(field: number): WireMessage | undefined {
    return this.#messageAt(this.#find(field, WIRE_TYPE.groupStart));
  }

  /** Returns every occurrence of the given fields of bytes, in message order. */
  everyBytes(...fields: number[]): Buffer[] {
    return this.#every(WIRE_TYPE.bytes, fields).map((at) =>
      this.#bytes.subarray(this.#start(at), this.#end(at)),
    );
  }

  /** Returns every message in the given fields of bytes, in message order. */
  everyMessage(...fields: number[]): WireMessage[] {
    return this.#every(WIRE_TYPE.bytes, fields).map((at) => this.#messageIn(at));
  }

  everyGroup(field: number): WireMessage[] {
    return this.#every(WIRE_TYPE.groupStart, [field]).map((at) => this.#messageIn(at));
  }

  #messageAt(at: number): WireMessage | undefined {
    return at < 0 ? undefined : this.#messageIn(at);
  }

  #messageIn(at: number): WireMessage {
    return messageBetween(this.#bytes, this.#start(at), this.#end(at));
  }

  #start(at: number): number {
    return this.#places[at + 2] ?? 0;
  }

  #end(at: number): number {
    return this.#places[at + 3] ?? 0;
  }

  /** The place of the first such field; -1 without one. */
  #find(field: number, type: number): number {
    const places = this.#places;
    for (let at = 0; at < places.length; at += PER_FIELD) {
      if (places[at] === field && places[at + 1] === type) return at;
    }
    return -1;
  }

  #every(type: number, fields: readonly number[]): number[] {
    const places = this.#places;
    const found: number[] = [];
    for (let at = 0; at < places.length; at += PER_FIELD) {
      if (places[at + 1] === type && fields.includes(places[at] ?? 0)) found.push(at);
    }
    return found;
  }
}

/** Reads a protobuf message, including groups. Throws an Error for invalid bytes. */
export function parseWire(message: Buffer): WireMessage {
  return messageBetween(message, 0, message.length);
}

function messageBetween(bytes: Buffer, start: number, end: number): WireMessage {
  const places: number[] = [];
  let at = start;
  while (at < end) at = placeField(bytes, at, end, places);
  return new WireMessage(bytes, places);
}

/** Notes the field at `at` and returns where the next one starts. */
function placeField(bytes: Buffer, at: number, end: number, places: number[]): number {
  const tag = readNumber(bytes, at);
  const type = tag & 7;
  const after = endOfVarint(bytes, at, end);
  const start = type === WIRE_TYPE.bytes ? endOfVarint(bytes, after, end) : after;
  const last = endOfContent(bytes, after, end, tag);
  places.push(tag >>> 3, type, start, last);
  return type === WIRE_TYPE.groupStart ? endOfVarint(bytes, last, end) : last;
}

/** Where the content of a field ends; `start` is behind its tag. */
function endOfContent(bytes: Buffer, start: number, end: number, tag: number): number {
  const field = tag >>> 3;
  switch (tag & 7) {
    case WIRE_TYPE.varint:
      return endOfVarint(bytes, start, end);
    case WIRE_TYPE.fixed64:
      return within(start + 8, end);
    case WIRE_TYPE.fixed32:
      return within(start + 4, end);
    case WIRE_TYPE.bytes:
      return within(endOfVarint(bytes, start, end) + readNumber(bytes, start), end);
    case WIRE_TYPE.groupStart:
      return endOfGroup(bytes, start, end, field);
    default:
      throw new Error(`The field ${field} has the unexpected wire type ${tag & 7}.`);
  }
}

/** Where the tag that ends the group starts. */
function endOfGroup(bytes: Buffer, start: number, end: number, group: number): number {
  let at = start;
  while (at < end) {
    const tag = readNumber(bytes, at);
    if ((tag & 7) === WIRE_TYPE.groupEnd && tag >>> 3 === group) return at;
    at = placeField(bytes, at, end, []);
  }
  throw new Error(`The group ${group} has no end.`);
}

function endOfVarint(bytes: Buffer, start: number, end: number): number {
  for (let at = start; at < start + 10; at += 1) {
    if (at >= end) throw new Error('A protobuf message is truncated.');
    if ((bytes[at] ?? 0) < 128) return at + 1;
  }
  throw new Error('A varint is longer than ten bytes.');
}

/** A tag or a length; what is too long for either is refused by its caller. */
function readNumber(bytes: Buffer, start: number): number {
  let value = 0;
  for (let at = start, unit = 1; at < start + 10; at += 1, unit *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * unit;
    if (byte < 128) break;
  }
  return value;
}

/** What fits into a number is read as one, which takes a fraction of the time. */
function readInteger(bytes: Buffer, start: number, end: number): bigint {
  if (end - start <= 7) return BigInt(readNumber(bytes, start));
  let value = 0n;
  for (let at = end - 1; at >= start; at -= 1) {
    value = (value << 7n) | BigInt((bytes[at] ?? 0) & 127);
  }
  return BigInt.asIntN(64, value);
}

function within(at: number, end: number): number {
  if (at > end) throw new Error('A protobuf message is truncated.');
  return at;
}
