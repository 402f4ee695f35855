/** `/staff/automations/{id}`: one rule, what it waits for and does, what it has done, and who changed it. */
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, Copy, Pencil, Trash2 } from 'lucide-react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import {
  automationsAddress,
  editRuleAddress,
  newRuleAddress,
} from '#features/automations/automation-addresses.ts'
import { ParametersCard } from '#features/automations/rule/parameters-card.tsx'
import { PausedCard } from '#features/automations/rule/paused-card.tsx'
import { RuleChanges } from '#features/automations/rule/rule-changes.tsx'
import { RuleFiguresView } from '#features/automations/rule/rule-figures.tsx'
import { RuleSentences } from '#features/automations/rule/rule-sentences.tsx'
import { RuleStateBadge } from '#features/automations/rule-state.tsx'
import { RuleSwitch } from '#features/automations/rule-switch.tsx'
import { RunsView } from '#features/automations/runs/runs-view.tsx'
import { onlyAdmins, useMayChange } from '#features/automations/use-may-change.ts'
import { SecretCard } from '#features/automations/webhooks/secret-card.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { useParam, withParams } from '#spine/addresses/dialog-address.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { Button } from '#spine/ui/button.tsx'
import { ConfirmDialog } from '#spine/ui/confirm-dialog.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { FilterChips } from '#spine/ui/filter-chips.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function RulePage() {
  const { id = '' } = useParams()
  const query = useQuery(api.automations.get.queryOptions({ input: { id } }))
  useDocumentTitle(query.data?.name ?? 'Otomasyon')
  if (query.data) return <Shown key={id} rule={query.data} />
  if (!query.isError)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-10 w-80 max-w-full" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  const { status } = toProblem(query.error)
  if (status !== 404 && status !== 400) return <LoadFailure title="Kural gösterilemedi" query={query} />
  return (
    <ErrorState
      title="Kural bulunamadı"
      message="Adres yanlış ya da kural silindi."
      action={<LinkButton href={automationsAddress}>Otomasyonlara dön</LinkButton>}
    />
  )
}

function Shown({ rule }: { rule: Rule }) {
  const mayChange = useMayChange()
  const tab = useParam('tab')
  const { search } = useLocation()
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0 max-sm:w-full">
          <Link
            to={automationsAddress}
            className="-ml-1 inline-flex h-8 items-center gap-1 text-13 text-muted hover:text-ink pointer-coarse:h-11"
          >
            <ChevronLeft className="size-4" strokeWidth={1.75} aria-hidden />
            Otomasyonlar
          </Link>
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="min-w-0 break-words text-22">{rule.name}</h1>
            <RuleStateBadge rule={rule} />
          </div>
          {rule.description && <p className="measure mt-1 text-14 text-muted">{rule.description}</p>}
        </div>
        {mayChange && !rule.builtin && <Acts rule={rule} />}
        <RuleSwitch rule={rule} />
      </header>
      {!mayChange && <p className="text-13 text-muted">{onlyAdmins}</p>}
      {rule.state === 'paused' && <PausedCard rule={rule} mayChange={mayChange} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <RuleSentences rule={rule} />
          {rule.builtin && <ParametersCard rule={rule} mayChange={mayChange} />}
          {mayChange && rule.actions.some(({ type }) => type === 'webhook') && (
            <SecretCard ruleId={rule.id} />
          )}
        </div>
        <RuleFiguresView id={rule.id} />
      </div>
      <FilterChips
        label="Kayıtlar"
        chips={[
          {
            key: 'runs',
            label: 'Çalışmalar',
            search: withParams(search, { tab: null }),
            current: tab !== 'changes',
          },
          { key: 'changes', label: 'Değişiklikler', search: '?tab=changes', current: tab === 'changes' },
        ]}
      />
      {tab === 'changes' ? <RuleChanges rule={rule} /> : <RunsView ruleId={rule.id} />}
    </div>
  )
}

function Acts({ rule: { id, name } }: { rule: Rule }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => client.automations.remove({ id }, callTimeout()),
    onSuccess: async () => {
      await navigate(automationsAddress)
      queries.removeQueries({ queryKey: api.automations.get.key({ input: { id } }) })
      await queries.invalidateQueries({ queryKey: api.automations.key() })
    },
    onError: (error) => toast.failure({ title: 'Kural silinemedi', description: toProblem(error).message }),
  })
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton size="sm" href={editRuleAddress(id)}>
        <Pencil strokeWidth={1.75} aria-hidden />
        Düzenle
      </LinkButton>
      <LinkButton size="sm" variant="ghost" href={`${newRuleAddress}?copy=${id}`}>
        <Copy strokeWidth={1.75} aria-hidden />
        Kopyala
      </LinkButton>
      <ConfirmDialog
        trigger={
          <Button size="sm" variant="ghost" busy={remove.isPending}>
            <Trash2 strokeWidth={1.75} aria-hidden />
            Sil
          </Button>
        }
        title={`“${name}” silinsin mi?`}
        description="Kural çalışma kaydıyla birlikte silinir; yaptıkları kalır. Bu geri alınmaz. Yalnızca durdurmak için kapatmanız yeter."
        confirmLabel="Kuralı sil"
        onConfirm={() => remove.mutate()}
      />
    </div>
  )
}
