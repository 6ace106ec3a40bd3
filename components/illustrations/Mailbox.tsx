/** Renders an open mailbox with a letter; its colours are those of `mailboxStyle`. Decorative. */
export function Mailbox() {
  return (
    <svg viewBox="0 0 320 255" fill="none" aria-hidden="true">
      <path className="mailbox-ground" d="M-400 252h1120M104 252V120" />
      <path className="mailbox-body" d="M44 132V88a44 44 0 0 1 44-44h104a44 44 0 0 1 44 44v44z" />
      <path className="mailbox-inside" d="M88 44a44 44 0 0 1 44 44v44H44V88a44 44 0 0 1 44-44z" />
      <path className="mailbox-flag" d="M196 96V16h32v20h-32" />
      <path className="mailbox-letter" d="m58 96 60-8v40H58z" />
      <path className="mailbox-fold" d="m58 96 32 18 28-26" />
    </svg>
  )
}
