/** The form of a rule, beside it how it reads and what it would have done in the last thirty days. */
import { type Rule, RuleForm as RuleSchema } from '@kervan/domain/automations/rule.ts'
import { subjectFields } from '@kervan/domain/automations/subjects.ts'
import { triggers } from '@kervan/domain/automations/triggers.ts'
import { sameJson } from '@kervan/domain/values/same-json.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { ruleAddress } from '#features/automations/automation-addresses.ts'
import { ActionsEditor } from '#features/automations/editor/actions-editor.tsx'
import { ConditionEditor } from '#features/automations/editor/condition-editor.tsx'
import { DelayFields } from '#features/automations/editor/delay-fields.tsx'
import { DryRunCard } from '#features/automations/editor/dry-run-card.tsx'
import { type Faults, faultAt, faultsOf } from '#features/automations/editor/faults.ts'
import { formOf, type RuleDraft } from '#features/automations/editor/rule-draft.ts'
import { TriggerFields } from '#features/automations/editor/trigger-fields.tsx'
import { ComposedSentences } from '#features/automations/rule/rule-sentences.tsx'
import { useAutomationOptions } from '#features/automations/use-automation-options.ts'
import { api, client, toProblem } from '#spine/api/api.ts'
import { useIdempotencyKeys } from '#spine/api/idempotency-keys.ts'
import { UnsavedChanges } from '#spine/drafts/unsaved-changes.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardBody, CardHead } from '#spine/ui/card.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

type Props = {
  /** The rule that is changed; a new one has none. */
  stored?: Rule
  begunWith: RuleDraft
}

export function RuleForm({ stored, begunWith }: Props) {
  const [begun] = useState(begunWith)
  const [draft, setDraft] = useState(begun)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Faults>([])
  const options = useAutomationOptions()
  const form = useRef<HTMLFormElement>(null)
  const rule = useMemo(() => formOf(draft), [draft])
  const checked = useMemo(() => RuleSchema.safeParse(rule), [rule])
  const own = isTried && !checked.success ? faultsOf(checked.error.issues) : []
  const faults = [...own, ...refused]
  const change = (next: RuleDraft) => {
    setDraft(next)
    setRefused([])
  }
  const focusFault = () =>
    requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')
      first?.scrollIntoView({ block: 'center' })
      first?.focus()
    })
  /** The rule if nothing is wrong with it that can be known here. */
  const whole = () => {
    setTried(true)
    if (checked.success) return checked.data
    focusFault()
    return undefined
  }
  const refuse = (error: unknown) => {
    setRefused(faultsOf(issuesOf(error)))
    focusFault()
  }
  const save = useSaveRule(stored, refuse)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const valid = whole()
    if (valid && !save.isPending) save.mutate(valid)
  }
  const { subject } = triggers[draft.trigger]
  const shared = { people: options.people, faults }
  const problem = save.isError ? toProblem(save.error) : undefined
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <form ref={form} noValidate className="flex min-w-0 flex-col gap-4" onSubmit={submit}>
        <Part title="Kural">
          <Field label="Ad" required error={faultAt(faults, 'name')}>
            <Input
              value={draft.name}
              maxLength={80}
              autoComplete="off"
              placeholder="Büyük talepleri haber ver"
              onChange={({ target }) => change({ ...draft, name: target.value })}
            />
          </Field>
          <Field label="Açıklama" optionalMark error={faultAt(faults, 'description')}>
            <Textarea
              value={draft.description}
              maxLength={500}
              className="min-h-10"
              onChange={({ target }) => change({ ...draft, description: target.value })}
            />
          </Field>
        </Part>
        <Part title="Ne zaman">
          <TriggerFields draft={draft} faults={faults} onChange={change} />
        </Part>
        <Part title="Koşul">
          {draft.condition.parts.length === 0 && (
            <p className="text-14 text-muted">Koşul yok: her seferinde çalışır.</p>
          )}
          <ConditionEditor
            {...shared}
            label="Koşul"
            path="condition"
            fields={subjectFields[subject]}
            group={draft.condition}
            onChange={(condition) => change({ ...draft, condition })}
          />
        </Part>
        <Part title="Bekleme">
          <DelayFields {...shared} draft={draft} onChange={change} />
        </Part>
        <Part title="Ne yapılsın">
          <ActionsEditor
            {...shared}
            options={options}
            subject={subject}
            actions={draft.actions}
            onChange={(actions) => change({ ...draft, actions })}
          />
        </Part>
        {problem && (
          <Alert title="Kaydedilemedi">
            {problem.code === 'STALE'
              ? 'Kural siz düzenlerken değişti. Sayfayı yenileyip değişikliğinizi yeniden yapın.'
              : problem.message}
          </Alert>
        )}
        {own.length > 0 && (
          <p role="status" className="text-14 text-danger">
            {own.length === 1 ? 'Bir yer' : `${own.length} yer`} düzeltilmeli; işaretlendi.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={save.isPending}>
            {stored?.state === 'paused' ? 'Kaydet ve devam et' : 'Kaydet'}
          </Button>
          {!stored && (
            <p className="text-13 text-muted">Yeni kural kapalı kaydedilir; açılana kadar bir şey yapmaz.</p>
          )}
        </div>
      </form>
      <aside aria-label="Önizleme" className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-4">
        <Card aria-label="Kural şöyle okunur">
          <CardHead title="Kural şöyle okunur" />
          <CardBody>
            <ComposedSentences rule={rule} />
          </CardBody>
        </Card>
        <DryRunCard id={stored?.id} subject={subject} whole={whole} onRefused={refuse} draft={draft} />
      </aside>
      {!sameJson(rule, formOf(begun)) && !save.isSuccess && (
        <UnsavedChanges what="Kuralı" isSaving={save.isPending} />
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <CardHead title={title} />
      <CardBody className="flex flex-col gap-4">{children}</CardBody>
    </Card>
  )
}

type Issues = { issues?: { path: string; message: string }[] }

/** What the house alone knows comes with the place; so does what a later version of the house refuses. */
function issuesOf(error: unknown) {
  const { data } = toProblem(error)
  return (data as Issues | undefined)?.issues ?? []
}

function useSaveRule(stored: Rule | undefined, onRefused: (error: unknown) => void) {
  const queries = useQueryClient()
  // The version that the draft began with, whatever a colleague has saved since; then our own.
  const version = useRef(stored?.version ?? 0)
  const keys = useIdempotencyKeys()
  const navigate = useNavigate()
  const save = useMutation({
    mutationFn: async (rule: RuleSchema) => {
      if (!stored)
        return client.automations.create(rule, {
          ...callTimeout(),
          context: { idempotencyKey: keys.keyFor(rule) },
        })
      const { id } = stored
      const changed = await client.automations.change({ id, version: version.current, rule }, callTimeout())
      version.current = changed.version
      return changed.state === 'paused'
        ? client.automations.toggle({ id, is_active: true }, callTimeout())
        : changed
    },
    onSuccess: (saved) => {
      queries.setQueryData(api.automations.get.queryKey({ input: { id: saved.id } }), saved)
      void queries.invalidateQueries({ queryKey: api.automations.key() })
    },
    onError: onRefused,
  })
  // Not before the question about unsaved changes is gone, which would be asked.
  const savedId = save.data?.id
  useEffect(() => {
    if (savedId) void navigate(ruleAddress(savedId), { replace: true })
  }, [savedId, navigate])
  return save
}
