/** `/staff/automations/new` and `…/{id}/edit`: a rule is composed by form, tried on the last thirty days, and saved. */
import type { Rule } from '@kervan/domain/automations/rule.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { automationsAddress, ruleAddress } from '#features/automations/automation-addresses.ts'
import { draftOfRule, newDraft } from '#features/automations/editor/rule-draft.ts'
import { RuleForm } from '#features/automations/editor/rule-form.tsx'
import { useMayChange } from '#features/automations/use-may-change.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { useParam } from '#spine/addresses/dialog-address.ts'
import { api, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

export function NewRulePage() {
  useDocumentTitle('Yeni kural')
  const copied = useParam('copy')
  return (
    <Frame title="Yeni kural" back={automationsAddress} backTo="Otomasyonlar">
      {copied ? (
        <Loaded id={copied}>
          {(rule) => {
            const draft = draftOfRule(rule)
            return <RuleForm begunWith={{ ...draft, name: `${draft.name} (kopya)` }} />
          }}
        </Loaded>
      ) : (
        <RuleForm begunWith={newDraft()} />
      )}
    </Frame>
  )
}

export function EditRulePage() {
  useDocumentTitle('Kuralı düzenle')
  const { id = '' } = useParams()
  return (
    <Frame title="Kuralı düzenle" back={ruleAddress(id)} backTo="Kural">
      <Loaded id={id}>
        {(rule) => <RuleForm key={rule.id} stored={rule} begunWith={draftOfRule(rule)} />}
      </Loaded>
    </Frame>
  )
}

type FrameProps = { title: string; back: string; backTo: string; children: ReactNode }

function Frame({ title, back, backTo, children }: FrameProps) {
  const mayChange = useMayChange()
  return (
    <div className="flex flex-col gap-4">
      <header>
        <Link
          to={back}
          className="-ml-1 inline-flex h-8 items-center gap-1 text-13 text-muted hover:text-ink pointer-coarse:h-11"
        >
          <ChevronLeft className="size-4" strokeWidth={1.75} aria-hidden />
          {backTo}
        </Link>
        <h1 className="text-22">{title}</h1>
      </header>
      {mayChange ? (
        children
      ) : (
        <EmptyState
          title="Bu sayfa yöneticiler içindir"
          action={<LinkButton href={automationsAddress}>Kurallara bak</LinkButton>}
        >
          Kuralları bir yönetici yazar ve değiştirir.
        </EmptyState>
      )}
    </div>
  )
}

function Loaded({ id, children }: { id: string; children: (rule: Rule) => ReactNode }) {
  const query = useQuery(api.automations.get.queryOptions({ input: { id } }))
  if (query.data?.builtin)
    return (
      <EmptyState title="Hazır kurallar yeniden yazılmaz">
        Açıp kapatabilir, varsa ayarlarını kuralın sayfasında değiştirebilirsiniz.
      </EmptyState>
    )
  if (query.data) return children(query.data)
  if (!query.isError)
    return (
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    )
  if ([400, 404].includes(toProblem(query.error).status))
    return <ErrorState title="Kural bulunamadı" message="Adres yanlış ya da kural silindi." />
  return <LoadFailure title="Kural gösterilemedi" query={query} />
}
