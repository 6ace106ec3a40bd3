/** A turning ring; `label` says aloud what is being waited for. */
export function Spinner({ label }: { label: string }) {
  return <span className="spinner" role="status" aria-label={label} />
}
