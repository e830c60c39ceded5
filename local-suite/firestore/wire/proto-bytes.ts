import type protobuf from 'protobufjs';

/** The conventions of messages.ts. */
const PLAIN: protobuf.IConversionOptions = { longs: String, enums: String };

/** Throws an Error for invalid bytes. */
export function messageFromBytes(type: protobuf.Type, bytes: Uint8Array): object {
  return type.toObject(type.decode(bytes), PLAIN);
}

/** What `messageFromBytes` would make of the bytes of a message that another library has built. Throws as it does. */
export function messageFromObject(type: protobuf.Type, message: object): object {
  return type.toObject(type.fromObject(message), PLAIN);
}

export function messageToBytes(type: protobuf.Type, message: object): Buffer {
  return Buffer.from(type.encode(type.fromObject(message)).finish());
}
