const SIZE = 20;

export function GoogleLogo() {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M21.8 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.5a4.7 4.7 0 0 1-2 3.1v2.5h3.2c1.9-1.8 3.1-4.4 3.1-7.4z"
      />
      <path
        fill="#34a853"
        d="M12 22c2.7 0 5-.9 6.7-2.4l-3.2-2.5a6 6 0 0 1-9-3.2H3.2v2.6A10 10 0 0 0 12 22z"
      />
      <path fill="#fbbc05" d="M6.5 13.9a6 6 0 0 1 0-3.8V7.5H3.2a10 10 0 0 0 0 9z" />
      <path
        fill="#ea4335"
        d="M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.2 7.5l3.3 2.6A6 6 0 0 1 12 6z"
      />
    </svg>
  );
}

export function FacebookLogo() {
  return (
    <svg width={SIZE} height={SIZE} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        fill="#ffffff"
        d="M13.3 23v-8h2.6l.5-3.2h-3.1V9.9c0-.9.4-1.7 1.8-1.7h1.4V5.4s-1.3-.2-2.4-.2c-2.5 0-4.1 1.5-4.1 4.2v2.4H7.2V15H10v8z"
      />
    </svg>
  );
}
