/** The newest rules in the office's sidebar, each with its switch; the page has all of them. */
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { automationsAddress, ruleAddress } from '#features/automations/automation-addresses.ts'
import { RuleSwitch } from '#features/automations/rule-switch.tsx'
import { onlyAdmins, useMayChange } from '#features/automations/use-may-change.ts'
import { api } from '#spine/api/api.ts'
import { RelativeTime } from '#spine/ui/relative-time.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const newest = { limit: 5 }

export function AutomationPanel() {
  const mayChange = useMayChange()
  const { data, isPending } = useQuery(api.automations.list.queryOptions({ input: newest }))
  if (isPending)
    return (
      <Loading className="flex flex-col gap-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </Loading>
    )
  // What cannot be fetched is an empty list: nobody works from the sidebar alone.
  const rules = data?.items ?? []
  return (
    <div className="flex flex-col gap-2 text-13">
      {rules.length === 0 ? (
        <p className="text-muted">Kural yok</p>
      ) : (
        <ul aria-label="Son otomasyonlar" className="flex flex-col">
          {rules.map((rule) => (
            <li key={rule.id} className="flex items-center gap-3 border-line border-b py-2 last:border-b-0">
              <div className="min-w-0 flex-1">
                <Link to={ruleAddress(rule.id)} className="line-clamp-2 break-words hover:underline">
                  {rule.name}
                </Link>
                <LastRun rule={rule} />
              </div>
              <RuleSwitch rule={rule} />
            </li>
          ))}
        </ul>
      )}
      {!mayChange && rules.length > 0 && <p className="text-12 text-muted">{onlyAdmins}</p>}
      <Link to={automationsAddress} className="self-start text-sea hover:underline">
        Bütün otomasyonlar
      </Link>
    </div>
  )
}

/** Whether it has ever run: what has not waits for its first time. */
function LastRun({ rule: { last_executed, state } }: { rule: Rule }) {
  if (state === 'paused') return <p className="text-12 text-delayed">Duraklatıldı</p>
  return (
    <p className="text-12 text-muted">
      {last_executed ? (
        <>
          Aktif · <RelativeTime moment={last_executed} />
        </>
      ) : (
        'Beklemede'
      )}
    </p>
  )
}
