import { icon } from './icons.tsx';

export const MinusIcon = icon(<path d="M6 12h12" />);
export const PlusIcon = icon(<path d="M6 12h12M12 6v12" />);
export const BinIcon = icon(
  <>
    <path d="M5 7.5h14M9.5 7.5V5h5v2.5M7 7.5l.8 12h8.4l.8-12" />
    <path d="M10.5 11v5M13.5 11v5" />
  </>,
);
export const TickIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="3.8" />
    <path d="M12 3.5v2M12 18.5v2M3.5 12h2M18.5 12h2M6 6l1.4 1.4M16.6 16.6 18 18M6 18l1.4-1.4M16.6 7.4 18 6" />
  </>,
);
export const MoonIcon = icon(<path d="M19 14.5A7.5 7.5 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z" />);
export const HalfMoonIcon = icon(
  <>
    <circle cx="12" cy="12" r="7.5" />
    <path fill="currentColor" d="M12 4.5a7.5 7.5 0 0 1 0 15z" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M3 12s3.3-6 9-6 9 6 9 6-3.3 6-9 6-9-6-9-6z" />
    <circle cx="12" cy="12" r="2.6" />
  </>,
);
export const PencilIcon = icon(
  <>
    <path d="m5 19 1-4L16.5 4.5l3 3L9 18z" />
    <path d="m14 7 3 3" />
  </>,
);
export const MoreIcon = icon(<path strokeWidth="2.6" d="M5.5 12h.01M12 12h.01M18.5 12h.01" />);
export const WarningIcon = icon(
  <>
    <path d="M12 4.5 21 19.5H3z" />
    <path d="M12 10v4.5M12 17v.01" />
  </>,
);
