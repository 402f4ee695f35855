/** The form for name and company, which are needed before the portal opens. */
import { signInWords } from '@kervan/domain/auth/auth.copy.ts'
import { CompanyName, FullName } from '@kervan/domain/customers/company-name.ts'
import { profileStepSeconds, profileWords } from '@kervan/domain/customers/customers.copy.ts'
import type { Problem } from '@kervan/domain/problems.ts'
import { z } from '@kervan/domain/z.ts'
import { useState } from 'react'
import { failureMessage } from '#features/auth/failure-message.ts'
import { useSignOut } from '#features/auth/session.ts'
import { StepFrame } from '#features/auth/step-frame.tsx'
import { stepLinkClasses } from '#features/auth/step-link.tsx'
import { callTimeout, useSingleFlight } from '#features/auth/use-single-flight.ts'
import { NoUserNotice, TookTooLongAlert } from '#features/customers/profile-notices.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { RouteSteps } from '#spine/ui/route-steps.tsx'

/** One field for both names, so errors of either are shown at it. */
const FullNameField = z.string().superRefine((text, context) => {
  const issue = FullName.safeParse(text).error?.issues[0]
  if (issue) context.addIssue({ code: 'custom', message: issue.message })
})
const Basics = z.object({ full_name: FullNameField, company_name: CompanyName })
type Basics = z.output<typeof Basics>

type Props = { known: Basics; onSaved: () => void }
type Failure = { timedOut: true } | { timedOut: false; problem: Problem }

export function ProfileBasicsForm({ known, onSaved }: Props) {
  const form = useSchemaForm({ schema: Basics, defaultValues: known })
  const { errors } = form.formState
  const [failure, setFailure] = useState<Failure | null>(null)
  const signOut = useSignOut('portal')
  const [save, saving] = useSingleFlight(async (basics: Basics) => {
    setFailure(null)
    const limit = callTimeout(profileStepSeconds)
    try {
      const profile = await client.customers.completeProfile(basics, limit)
      const queries = queriesOf('portal')
      queries.setQueryData(api.customers.getOwnProfile.queryKey(), profile)
      void queries.invalidateQueries({ queryKey: api.auth.whoAmI.queryKey() })
      onSaved()
    } catch (error) {
      setFailure(limit.signal.aborted ? { timedOut: true } : { timedOut: false, problem: toProblem(error) })
    }
  })
  const submit = form.handleSubmit(save)
  if (failure && !failure.timedOut && failure.problem.status === 401) return <NoUserNotice />
  return (
    <StepFrame
      title="Profilinizi tamamlayın"
      lead="Panelinizi açmak için adınızı ve şirketinizi yazın."
      progress={<RouteSteps label="Giriş adımları" orientation="horizontal" steps={steps} />}
      links={
        <button
          type="button"
          className={stepLinkClasses}
          onClick={() => !signOut.isPending && signOut.mutate()}
        >
          Çıkış yap
        </button>
      }
    >
      {failure?.timedOut && <TookTooLongAlert />}
      {failure && !failure.timedOut && (
        <Alert
          action={
            <Button size="sm" onClick={() => void submit()}>
              Yeniden dene
            </Button>
          }
        >
          {failureMessage(profileWords.saveFailed, failure.problem)} Yazdıklarınız duruyor.
        </Alert>
      )}
      <Form form={form} onSubmit={save} sharedError={signInWords.allFieldsRequired}>
        <Field label="Ad ve soyad" error={errors.full_name?.message} required>
          <Input
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            {...form.register('full_name')}
          />
        </Field>
        <Field label="Şirket adı" error={errors.company_name?.message} required>
          <Input
            autoComplete="organization"
            autoCapitalize="words"
            enterKeyHint="go"
            {...form.register('company_name')}
          />
        </Field>
        <Button type="submit" variant="next" size="lg" busy={saving} busyLabel="Profil kaydediliyor">
          Kaydet ve devam et
        </Button>
      </Form>
    </StepFrame>
  )
}

const steps = [
  { key: 'sign-in', label: 'Giriş', state: 'done' },
  { key: 'profile', label: 'Profil', state: 'current' },
  { key: 'panel', label: 'Panel', state: 'ahead' },
] as const
