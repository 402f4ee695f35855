/** The progress of a long task, with its numbers. */

import { formatPercent } from '@kervan/domain/values/format-number.ts'
import { Progress as Radix } from 'radix-ui'

export function ProgressBar({ label, done, total }: { label: string; done: number; total: number }) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4 text-13">
        <span>{label}</span>
        <span className="figures text-muted">
          {done} / {total} · {formatPercent(Math.round(share * 100) / 100)}
        </span>
      </div>
      <Radix.Root
        value={done}
        max={Math.max(total, 1)}
        aria-label={label}
        getValueLabel={(value, max) => `${value} / ${max}`}
        className="h-1.5 overflow-hidden rounded-full bg-hover"
      >
        <svg className="block h-full w-full" aria-hidden="true" focusable="false">
          <rect width={`${share * 100}%`} height="100%" rx="3" fill="var(--sea)" />
        </svg>
      </Radix.Root>
    </div>
  )
}
