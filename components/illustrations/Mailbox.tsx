export function Mailbox() {
  return (
    <svg viewBox="0 0 320 255" fill="none" aria-hidden="true">
      <path stroke="var(--primary-500)" strokeWidth="6" d="M-400 252h1120M104 252V120" />
      <path fill="var(--secondary-500)" d="M44 132V88a44 44 0 0 1 44-44h104a44 44 0 0 1 44 44v44z" />
      <path fill="var(--primary-600)" d="M88 44a44 44 0 0 1 44 44v44H44V88a44 44 0 0 1 44-44z" />
      <path stroke="var(--red-500)" strokeWidth="9" strokeLinejoin="round" d="M196 96V16h32v20h-32" />
      <path fill="var(--white)" d="m58 96 60-8v40H58z" />
      <path stroke="var(--primary-300)" strokeWidth="3" d="m58 96 32 18 28-26" />
    </svg>
  )
}
