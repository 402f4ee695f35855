/** How many rows wait while a list keeps still; said in a line that is there anyway, so that nothing moves for it. */
import { formatCount } from '@kervan/domain/values/format-number.ts'

export function WaitingRows({ count }: { count: number }) {
  return <span role="status">{count > 0 && `${formatCount(count)} yeni`}</span>
}
