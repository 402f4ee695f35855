/** Facts side by side, each with its label; a long one has a line of its own. */
import type { Fact } from '@kervan/domain/requests/request-facts.ts'
import { cn } from '#spine/ui/class-names.ts'

const longest = 48

export function FactGrid({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={cn('grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 md:grid-cols-4', className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={cn('min-w-0', value.length > longest && 'col-span-full')}>
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="figures break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
