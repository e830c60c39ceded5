import type protobuf from 'protobufjs';

/** The shape of messages that messages.ts describes. */
const PLAIN: protobuf.IConversionOptions = { longs: String, enums: String };

/** Reads a message from its binary form. Throws an Error when the bytes are damaged. */
export function messageFromBytes(type: protobuf.Type, bytes: Uint8Array): object {
  return type.toObject(type.decode(bytes), PLAIN);
}

/** The binary form of a message. */
export function messageToBytes(type: protobuf.Type, message: object): Buffer {
  return Buffer.from(type.encode(type.fromObject(message)).finish());
}
