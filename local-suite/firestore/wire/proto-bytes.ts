import type protobuf from 'protobufjs';

/** The conventions of messages.ts. */
const PLAIN: protobuf.IConversionOptions = { longs: String, enums: String };

/** Throws an Error for invalid bytes. */
export function messageFromBytes(type: protobuf.Type, bytes: Uint8Array): object {
  return type.toObject(type.decode(bytes), PLAIN);
}

export function messageToBytes(type: protobuf.Type, message: object): Buffer {
  return Buffer.from(type.encode(type.fromObject(message)).finish());
}
