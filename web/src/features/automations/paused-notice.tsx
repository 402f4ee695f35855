/** Says which rules have been paused because they failed again and again, with the way to mend them. */
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { useQuery } from '@tanstack/react-query'
import { Pause } from 'lucide-react'
import { ruleAddress } from '#features/automations/automation-addresses.ts'
import { api } from '#spine/api/api.ts'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { RelativeTime } from '#spine/ui/relative-time.tsx'

export function PausedNotice() {
  const { data } = useQuery(api.automations.list.queryOptions({ input: { limit: 20, state: 'paused' } }))
  if (!data || data.items.length === 0) return null
  return (
    <section
      aria-label="Duraklatılan kurallar"
      className="rounded-card border border-line bg-delayed-fill px-4 py-2 text-14 text-delayed md:px-5"
    >
      <ul className="flex flex-col">
        {data.items.map((rule) => (
          <PausedRow key={rule.id} rule={rule} />
        ))}
      </ul>
    </section>
  )
}

function PausedRow({ rule: { id, name, paused_at, pause_reason } }: { rule: Rule }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <Pause className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      <p className="min-w-0 flex-1 basis-64 break-words">
        <span className="font-medium">{name}</span> duraklatıldı
        {paused_at && (
          <>
            {' '}
            (<RelativeTime moment={paused_at} />)
          </>
        )}
        {pause_reason && `: ${pause_reason}`}
      </p>
      <LinkButton size="sm" href={ruleAddress(id)} aria-label={`Onar: ${name}`}>
        Onar ve devam et
      </LinkButton>
    </li>
  )
}
