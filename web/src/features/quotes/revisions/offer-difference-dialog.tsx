/** The difference between two offers that a customer has received. */
import { useQuery } from '@tanstack/react-query'
import type { Pair } from '#features/quotes/revisions/compared-pair.ts'
import { DifferenceDialog } from '#features/quotes/revisions/difference-dialog.tsx'
import { api } from '#spine/api/api.ts'

type Props = {
  pair: Pair
  revisions: readonly { id: string; revision: number }[]
  onChange: (pair: Pair) => void
  onClose: () => void
}

export function OfferDifferenceDialog(props: Props) {
  const query = useQuery(api.quotes.offers.difference.queryOptions({ input: props.pair }))
  return <DifferenceDialog {...props} query={query} />
}
