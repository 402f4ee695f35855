/** Who talks with Luna, how we reach them, what they came for and what they agree to. */
import { gateLabels, guestConsent, guestIntentWords } from '@kervan/domain/chat/chat.copy.ts'
import { registrationWords } from '@kervan/domain/luna/talk.copy.ts'
import type { LunaGate } from '@kervan/domain/luna/talk-forms.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { Link } from 'react-router'
import { callTimeout } from '#features/auth/use-single-flight.ts'
import { FormCard } from '#features/luna/talk/form-card.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'

const loadSchema = async () => (await import('#features/luna/talk/talk-drafts.ts')).GateDraft
const badRequest = 400
const intents = Object.entries(guestIntentWords).map(([value, label]) => ({ value, label }))

export function GateForm({ onIntroduced }: { onIntroduced: (gate: LunaGate) => void }) {
  const queries = useQueryClient()
  const form = useSchemaForm({
    schema: loadSchema,
    defaultValues: { full_name: '', contact: '', company: '', intent: '', consent: false },
  })
  const { errors } = form.formState
  const introduce = useMutation({
    mutationFn: (gate: LunaGate) => client.chat.introduce(gate, callTimeout()),
    onSuccess: (state, gate) => {
      onIntroduced(gate)
      queries.setQueryData(api.chat.state.queryKey(), state)
    },
    onError: (error) => {
      const problem = toProblem(error)
      if (problem.status === badRequest) showProblem(form, problem)
    },
  })
  return (
    <FormCard title="Kendinizi tanıtın" isFirst>
      <Form form={form} onSubmit={(gate) => introduce.mutate(gate)}>
        <Field label={gateLabels.full_name} required error={errors.full_name?.message}>
          <Input autoComplete="name" autoCapitalize="words" {...form.register('full_name')} />
        </Field>
        <Field label={gateLabels.contact} required error={errors.contact?.message}>
          <Input
            autoComplete="email"
            autoCapitalize="none"
            placeholder="ad@sirket.example"
            {...form.register('contact')}
          />
        </Field>
        <Field label={gateLabels.company} optionalMark error={errors.company?.message}>
          <Input autoComplete="organization" {...form.register('company')} />
        </Field>
        <Field label={gateLabels.intent} required error={errors.intent?.message}>
          <Select placeholder="Seçin" options={intents} {...form.register('intent')} />
        </Field>
        <div>
          <Controller
            control={form.control}
            name="consent"
            render={({ field: { value, onChange, ref, name, onBlur } }) => (
              <Checkbox
                ref={ref}
                name={name}
                onBlur={onBlur}
                checked={value}
                onCheckedChange={(checked) => onChange(checked === true)}
                aria-invalid={errors.consent ? true : undefined}
                label={guestConsent.text}
                hint={errors.consent && <span className="text-danger">{errors.consent.message}</span>}
              />
            )}
          />
          <p className="text-13 text-muted">
            <Link to="/kvkk-policy" className="link">
              KVKK aydınlatma metni
            </Link>
          </p>
        </div>
        <NotRegistered error={introduce.error} />
        <Button type="submit" variant="primary" busy={introduce.isPending} busyLabel="Başlatılıyor">
          Başla
        </Button>
      </Form>
    </FormCard>
  )
}

/** In the form, since public pages have no place for toasts. What is wrong with a field stands beside it. */
export function NotRegistered({ error }: { error: unknown }) {
  if (!error) return null
  const { status, message } = toProblem(error)
  if (status === badRequest) return null
  const isOurs = status === 0 || status >= 500
  return (
    <Alert title={registrationWords.failedTitle}>
      {isOurs ? registrationWords.failed : message || registrationWords.fallback}
    </Alert>
  )
}
