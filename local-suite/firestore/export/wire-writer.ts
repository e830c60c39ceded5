import { WIRE_TYPE } from './wire-type.ts';

/** Writes one protobuf message; fields appear in the order of the calls. */
export class WireWriter {
  readonly #parts: Buffer[] = [];

  /** Writes an int64 or an enum; negative numbers need ten bytes in protobuf. */
  integer(field: number, value: bigint | number): this {
    return this.#tag(field, WIRE_TYPE.varint).#varint(BigInt(value));
  }

  boolean(field: number, value: boolean): this {
    return this.integer(field, value ? 1n : 0n);
  }

  double(field: number, value: number): this {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return this.#tag(field, WIRE_TYPE.fixed64).#raw(bytes);
  }

  bytes(field: number, value: Buffer): this {
    return this.#tag(field, WIRE_TYPE.bytes).#varint(BigInt(value.length)).#raw(value);
  }

  text(field: number, value: string): this {
    return this.bytes(field, Buffer.from(value));
  }

  message(field: number, content: WireWriter): this {
    return this.bytes(field, content.toBuffer());
  }

  group(field: number, content: WireWriter): this {
    return this.#tag(field, WIRE_TYPE.groupStart).#raw(content.toBuffer()).#tag(
      field,
      WIRE_TYPE.groupEnd,
    );
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.#parts);
  }

  #tag(field: number, type: number): this {
    return this.#varint(BigInt((field << 3) | type));
  }

  #varint(value: bigint): this {
    const bytes: number[] = [];
    let rest = BigInt.asUintN(64, value);
    while (rest > 127n) {
      bytes.push(Number(rest & 127n) | 128);
      rest >>= 7n;
    }
    bytes.push(Number(rest));
    return this.#raw(Buffer.from(bytes));
  }

  #raw(bytes: Buffer): this {
    this.#parts.push(bytes);
    return this;
  }
}
