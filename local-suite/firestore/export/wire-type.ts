/** protobuf.dev, "Encoding" */
export const WIRE_TYPE = {
  varint: 0,
  fixed64: 1,
  bytes: 2,
  groupStart: 3,
  groupEnd: 4,
  fixed32: 5,
} as const;
