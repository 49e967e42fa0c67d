/** The white dot with the red rim: current, unread, chosen. With a label it is read out and explained. */
export function Hitbox({ label }: { label?: string | undefined }) {
  if (!label) return <span className="hit" aria-hidden="true" />
  return <span className="hit" role="img" aria-label={label} title={label} />
}
