/** A rule that was paused: why, which runs failed, and the way on. */
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { failuresUntilPause } from '@kervan/domain/automations/run-words.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { Pause } from 'lucide-react'
import { editRuleAddress } from '#features/automations/automation-addresses.ts'
import { useSwitchRule } from '#features/automations/rule-switch.tsx'
import { Button } from '#spine/ui/button.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'

export function PausedCard({ rule, mayChange }: { rule: Rule; mayChange: boolean }) {
  const change = useSwitchRule(rule)
  return (
    <section
      aria-label="Kural duraklatıldı"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-delayed-fill px-4 py-3 text-14 text-delayed md:px-5"
    >
      <Pause className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium">
          Arka arkaya {rule.failures_in_row || failuresUntilPause} kez başarısız olduğu için duraklatıldı
          {rule.paused_at && ` (${formatDateTime(rule.paused_at)})`}
        </p>
        {rule.pause_reason && <p className="break-words">{rule.pause_reason}</p>}
        <p>Nedenini düzeltip kuralı sürdürün. Başarısız çalışmaları aşağıdan yeniden çalıştırabilirsiniz.</p>
      </div>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          {!rule.builtin && (
            <LinkButton size="sm" variant="primary" href={editRuleAddress(rule.id)}>
              Onar ve devam et
            </LinkButton>
          )}
          <Button size="sm" busy={change.isPending} onClick={() => change.mutate(true)}>
            Olduğu gibi sürdür
          </Button>
        </div>
      )}
    </section>
  )
}
