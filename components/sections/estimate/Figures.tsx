export type Row = readonly [label: string, value: string]

/** Renders figures with their names. */
export const Figures = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="estimate-figures">
    {rows.map(([label, value], index) => (
      <div key={index}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
