/** The line above a list that says how many new rows there are; a click shows them. */
import { formatCount } from '@kervan/domain/values/format-number.ts'
import { ArrowUp } from 'lucide-react'

type Props = { count: number; of: string; onShow: () => void }

export function NewRowsNotice({ count, of, onShow }: Props) {
  return (
    <div role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="flex h-9 w-full animate-rise items-center justify-center gap-2 border-line border-b bg-pending-fill text-13 font-medium text-pending hover:underline max-md:h-11 max-md:rounded-card"
        >
          <ArrowUp className="size-4" strokeWidth={1.75} aria-hidden />
          {formatCount(count)} {of}
        </button>
      )}
    </div>
  )
}
