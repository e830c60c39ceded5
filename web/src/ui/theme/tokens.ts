/** Colours that MUI's palette does not have, in the light and the dark scheme. */
export interface ShopColours {
  well: string;
  /** Outline of a control, at least 3:1 against its background. */
  outline: string;
  /** The call to action and its text, at least 4.5:1. */
  callToAction: string;
  callToActionPressed: string;
  onCallToAction: string;
  waiting: string;
  onWaiting: string;
  moving: string;
  onMoving: string;
  done: string;
  onDone: string;
  idle: string;
  onIdle: string;
  thread: string;
}

/** Same in both schemes. Lengths in pixels, durations in milliseconds. */
export interface ShopTokens {
  radius: { control: number; card: number; picture: number };
  motion: { quick: string; calm: string };
  target: number;
  pageWidth: number;
}

export const SHOP_TOKENS: ShopTokens = {
  radius: { control: 10, card: 16, picture: 12 },
  motion: {
    quick: '140ms cubic-bezier(0.2, 0, 0, 1)',
    calm: '320ms cubic-bezier(0.2, 0, 0, 1)',
  },
  target: 44,
  pageWidth: 1240,
};

export const LIGHT_COLOURS: ShopColours = {
  well: '#ece2cf',
  outline: '#8a7964',
  callToAction: '#bf4a14',
  callToActionPressed: '#9c3a0c',
  onCallToAction: '#ffffff',
  waiting: '#f7e3ad',
  onWaiting: '#5c4100',
  moving: '#d9e0f5',
  onMoving: '#24356b',
  done: '#d8e8d2',
  onDone: '#234d27',
  idle: '#e4ddd2',
  onIdle: '#4f453a',
  thread: '#9c2f2b',
};

export const DARK_COLOURS: ShopColours = {
  well: '#2d251f',
  outline: '#9a8a78',
  callToAction: '#f2955e',
  callToActionPressed: '#f7b083',
  onCallToAction: '#26140a',
  waiting: '#4d3c11',
  onWaiting: '#f6dc99',
  moving: '#2a3660',
  onMoving: '#d3dcfa',
  done: '#27432a',
  onDone: '#c7e6c3',
  idle: '#3c342d',
  onIdle: '#ddd1c3',
  thread: '#d98077',
};
