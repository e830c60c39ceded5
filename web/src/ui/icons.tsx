import type { ReactNode } from 'react';

/** Line icons of the header, 24 px. They have no label: the control around them has. Others are in control-icons.tsx. */
export const BagIcon = icon(
  <>
    <path d="M5.5 8.5h13l1 11.5h-15z" />
    <path d="M8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5" />
  </>,
);
export const HeartIcon = icon(
  <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z" />,
);
export const FilledHeartIcon = icon(
  <path
    fill="currentColor"
    d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z"
  />,
);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="3.6" />
    <path d="M4.8 20c.7-3.7 3.6-5.8 7.2-5.8s6.5 2.1 7.2 5.8" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6" />
    <path d="m15.5 15.5 4.5 4.5" />
  </>,
);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const ChevronDownIcon = icon(<path d="m7 10 5 5 5-5" />);

export function icon(shape: ReactNode) {
  return function Icon({ size = 24 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {shape}
      </svg>
    );
  };
}
