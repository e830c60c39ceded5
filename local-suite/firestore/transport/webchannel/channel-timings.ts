/** When a WebChannel does something by itself. All in milliseconds. */
export interface ChannelTimings {
  /** A silent back channel gets a "noop" this often; clients give up after 1.5 times as long. */
  keepAliveMs: number;
  /** A streaming back channel is ended after this time; the client opens the next. */
  rotateMs: number;
  /** A session that no back channel has asked about for this long is forgotten. */
  expiryMs: number;
}

export const CHANNEL_TIMINGS: ChannelTimings = {
  keepAliveMs: 30_000,
  rotateMs: 60_000,
  expiryMs: 5 * 60_000,
};
