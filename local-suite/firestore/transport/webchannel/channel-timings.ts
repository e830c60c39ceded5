/** In milliseconds. */
export interface ChannelTimings {
  /** Interval of "noop" messages on a silent back channel; clients give up after 1.5 times as long. */
  keepAliveMs: number;
  /** When a streaming back channel ends; the client opens the next. */
  rotateMs: number;
  /** When a session without a back channel is dropped. */
  expiryMs: number;
}

export const CHANNEL_TIMINGS: ChannelTimings = {
  keepAliveMs: 30_000,
  rotateMs: 60_000,
  expiryMs: 5 * 60_000,
};
