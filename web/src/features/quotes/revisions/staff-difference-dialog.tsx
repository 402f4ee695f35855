/** The difference between two revisions for staff, with costs and margin. */
import { useQuery } from '@tanstack/react-query'
import { percentText } from '#features/quotes/editor/margin-text.ts'
import type { Pair } from '#features/quotes/revisions/compared-pair.ts'
import { DifferenceDialog } from '#features/quotes/revisions/difference-dialog.tsx'
import { api } from '#spine/api/api.ts'

type Props = {
  pair: Pair
  revisions: readonly { id: string; revision: number }[]
  onChange: (pair: Pair) => void
  onClose: () => void
}

export function StaffDifferenceDialog(props: Props) {
  const query = useQuery(api.quotes.revisions.difference.queryOptions({ input: props.pair }))
  const margins =
    query.data && [query.data.before, query.data.after].map(({ margin_percent }) => margin_percent)
  return (
    <DifferenceDialog
      {...props}
      query={query}
      more={
        margins && (
          <p className="figures text-13 text-muted">
            Marj: {margins.map((margin) => (margin === null ? '–' : percentText(margin))).join(' → ')}
          </p>
        )
      }
    />
  )
}
