import { WIRE_TYPE } from './wire-type.ts';

type WireField = { field: number } & (
  | { integer: bigint }
  | { fixed: Buffer }
  | { bytes: Buffer }
  | { group: WireMessage }
);

/** A decoded protobuf message; fields are looked up by number. */
export class WireMessage {
  readonly #fields: readonly WireField[];

  constructor(fields: readonly WireField[]) {
    this.#fields = fields;
  }

  integer(field: number): bigint | undefined {
    return this.#find(field, (found) => ('integer' in found ? found.integer : undefined));
  }

  double(field: number): number | undefined {
    return this.#find(field, (found) =>
      'fixed' in found && found.fixed.length === 8 ? found.fixed.readDoubleLE() : undefined,
    );
  }

  bytes(field: number): Buffer | undefined {
    return this.#find(field, bytesOf);
  }

  text(field: number): string | undefined {
    return this.bytes(field)?.toString();
  }

  group(field: number): WireMessage | undefined {
    return this.#find(field, groupOf);
  }

  /** Returns every occurrence of the given fields, in message order. */
  everyBytes(...fields: number[]): Buffer[] {
    return this.#fields
      .filter(({ field }) => fields.includes(field))
      .map(bytesOf)
      .filter((bytes) => bytes !== undefined);
  }

  everyGroup(field: number): WireMessage[] {
    return this.#fields
      .filter((found) => found.field === field)
      .map(groupOf)
      .filter((group) => group !== undefined);
  }

  #find<Found>(field: number, pick: (found: WireField) => Found | undefined): Found | undefined {
    for (const found of this.#fields) {
      const picked = found.field === field ? pick(found) : undefined;
      if (picked !== undefined) return picked;
    }
    return undefined;
  }
}

/** Decodes a protobuf message, including groups. Throws an Error for invalid bytes. */
export function parseWire(message: Buffer): WireMessage {
  return new WireReader(message).message(undefined);
}

function bytesOf(found: WireField): Buffer | undefined {
  return 'bytes' in found ? found.bytes : undefined;
}

function groupOf(found: WireField): WireMessage | undefined {
  return 'group' in found ? found.group : undefined;
}

class WireReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Reads to the end of the bytes, or of the group with the given field number. */
  message(groupField: number | undefined): WireMessage {
    const fields: WireField[] = [];
    while (this.#at < this.#bytes.length) {
      const tag = Number(this.#varint());
      const field = tag >>> 3;
      if ((tag & 7) === WIRE_TYPE.groupEnd && field === groupField) return new WireMessage(fields);
      fields.push(this.#field(field, tag & 7));
    }
    if (groupField !== undefined) throw new Error(`The group ${groupField} has no end.`);
    return new WireMessage(fields);
  }

  #field(field: number, type: number): WireField {
    switch (type) {
      case WIRE_TYPE.varint:
        return { field, integer: BigInt.asIntN(64, this.#varint()) };
      case WIRE_TYPE.fixed64:
        return { field, fixed: this.#take(8) };
      case WIRE_TYPE.fixed32:
        return { field, fixed: this.#take(4) };
      case WIRE_TYPE.bytes:
        return { field, bytes: this.#take(Number(this.#varint())) };
      case WIRE_TYPE.groupStart:
        return { field, group: this.message(field) };
      default:
        throw new Error(`The field ${field} has the unexpected wire type ${type}.`);
    }
  }

  #varint(): bigint {
    const first = this.#byte();
    if (first < 128) return BigInt(first);
    let value = BigInt(first & 127);
    for (let shift = 7n; shift < 70n; shift += 7n) {
      const byte = this.#byte();
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw new Error('A varint is longer than ten bytes.');
  }

  #byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new Error('A protobuf message is truncated.');
    this.#at += 1;
    return byte;
  }

  #take(length: number): Buffer {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new Error('A protobuf message is truncated.');
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }
}
