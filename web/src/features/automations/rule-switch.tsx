/** Switches a rule on and off, at once. For those who may not it says so. */
import { automationWords } from '@kervan/domain/automations/automations.copy.ts'
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { onlyAdmins, useMayChange } from '#features/automations/use-may-change.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Switch } from '#spine/ui/switch.tsx'
import { toast } from '#spine/ui/toast.tsx'

type Switched = Pick<Rule, 'id' | 'name' | 'is_active'>

export function useSwitchRule({ id, name }: Pick<Rule, 'id' | 'name'>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (is_active: boolean) => client.automations.toggle({ id, is_active }, callTimeout()),
    onSuccess: ({ is_active }) =>
      toast.success({
        title: is_active ? automationWords.on : automationWords.off,
        description: name,
        topic: `automation ${id}`,
      }),
    onError: (error) =>
      toast.failure({
        title: 'Hata',
        description: `${automationWords.toggleFailed} ${name}: ${reasonOf(error)}`,
        kind: 'longer',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.automations.key() }),
  })
}

/** Of a rule that can no longer work, the first thing that is wrong with it. */
function reasonOf(error: unknown): string {
  const { message, data } = toProblem(error)
  const issues = (data as { issues?: { message: string }[] } | undefined)?.issues
  return issues?.[0]?.message ?? message
}

export function RuleSwitch({ rule, className }: { rule: Switched; className?: string }) {
  const mayChange = useMayChange()
  const change = useSwitchRule(rule)
  const isOn = change.isPending ? change.variables : rule.is_active
  return (
    <span title={mayChange ? undefined : onlyAdmins}>
      <Switch
        label={
          <span className="sr-only">
            {rule.name}
            {!mayChange && `. ${onlyAdmins}`}
          </span>
        }
        checked={isOn}
        disabled={!mayChange}
        onCheckedChange={(checked) => !change.isPending && change.mutate(checked)}
        className={className ?? 'min-h-0 gap-0'}
      />
    </span>
  )
}
