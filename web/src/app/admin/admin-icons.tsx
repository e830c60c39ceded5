import { BagIcon, icon, PersonIcon } from '#ui/icons.tsx';

export const CollapseIcon = icon(<path d="m13 7-5 5 5 5M18 7l-5 5 5 5" />);

/** Icons of the sidebar, by the label of their entry. */
export const ADMIN_ICONS = {
  Home: icon(<path d="M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4z" />),
  Inbox: icon(<path d="M4 13.5 6.5 5h11l2.5 8.5V19H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20" />),
  Orders: BagIcon,
  Products: icon(
    <>
      <path d="M4 4.5h7.5L20 13l-7 7-8.5-8.5z" />
      <path d="M8.2 8.2h.01" strokeWidth="2.6" />
    </>,
  ),
  Customers: PersonIcon,
  Messages: icon(<path d="M4 5.5h16v11h-9L6.5 20v-3.5H4z" />),
  Marketing: icon(
    <>
      <path d="M4 10v4h3.5l8.5 4V6l-8.5 4zM7.5 14l1.2 5h2" />
      <path d="M19 10.5v3" />
    </>,
  ),
  Discounts: icon(
    <>
      <path d="m6.5 17.5 11-11" />
      <circle cx="8" cy="8" r="2.2" />
      <circle cx="16" cy="16" r="2.2" />
    </>,
  ),
  Content: icon(<path d="M6 4h8.5L18 7.5V20H6zM9 10h6M9 13.5h6M9 17h3.5" />),
  Markets: icon(
    <>
      <circle cx="12" cy="12" r="8" />
      <path d="M4 12h16M12 4c2.6 2.2 3.8 5 3.8 8s-1.2 5.8-3.8 8c-2.6-2.2-3.8-5-3.8-8s1.2-5.8 3.8-8z" />
    </>,
  ),
  Analytics: icon(<path d="M4 20h16M7 16.5v-5M12 16.5V6M17 16.5v-8" />),
  'Online store': icon(
    <path d="M4.5 9.5 6 4.5h12l1.5 5M5.5 10v10h13V10M4.5 9.5h15M10 20v-5.5h4V20" />,
  ),
  Operations: icon(<path d="M3.5 12.5H8l2.5-7 3.5 13 2.5-6h4" />),
  'Audit log': icon(
    <>
      <path d="M5 5.5h14M5 10.5h7M5 15.5h5" />
      <circle cx="16" cy="15.5" r="4" />
      <path d="M16 13.3v2.2l1.5 1" />
    </>,
  ),
  Exports: icon(<path d="M12 4v10.5M8 11l4 4 4-4M4.5 16v4h15v-4" />),
  Users: icon(
    <>
      <circle cx="9" cy="8.5" r="3" />
      <path d="M3 19c.5-3.2 3-5 6-5s5.5 1.8 6 5M15.5 6a3 3 0 0 1 0 5.2M17.5 14.5c2 .7 3.2 2.3 3.5 4.5" />
    </>,
  ),
  Settings: icon(
    <>
      <path d="M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9" />
      <circle cx="15" cy="7.5" r="2" />
      <circle cx="9" cy="16.5" r="2" />
    </>,
  ),
};
