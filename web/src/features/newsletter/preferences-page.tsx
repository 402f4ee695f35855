/** `/bulten/tercihler`: what a subscriber chooses by the link in a mail: name, language, being measured, leaving. */
import { newsletterProblems } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { newestSubscriptionText } from '@kervan/domain/newsletter/subscriber-words.ts'
import { problems } from '@kervan/domain/problems.ts'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { forgetConfirmedHere } from '#features/newsletter/confirmed-here.ts'
import { MeasuringChoice } from '#features/newsletter/measuring-choice.tsx'
import { preferencesTitle } from '#features/newsletter/page-titles.ts'
import { SubscribeForm } from '#features/newsletter/subscribe-form.tsx'
import { useFragmentToken } from '#features/newsletter/use-fragment-token.ts'
import { postJson } from '#spine/api/post-json.ts'
import { Button } from '#spine/ui/button.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Input } from '#spine/ui/input.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Skeleton } from '#spine/ui/skeleton.tsx'

type Preferences = { email: string; name: string; language: 'tr' | 'en'; measuring: boolean; status: string }
type State =
  | { kind: 'loading' }
  | { kind: 'refused' }
  | { kind: 'failed' }
  | { kind: 'shown'; stored: Preferences }
  | { kind: 'left'; email: string }

export function PreferencesPage() {
  useDocumentTitle(preferencesTitle)
  const token = useFragmentToken()
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    if (token === '') return setState({ kind: 'refused' })
    let isGone = false
    void postJson<Preferences>('/newsletter/preferences/read', { token }).then((answer) => {
      if (isGone) return
      if ('body' in answer) setState({ kind: 'shown', stored: answer.body })
      else setState({ kind: answer.problem?.status === 400 ? 'refused' : 'failed' })
    })
    return () => {
      isGone = true
    }
  }, [token, tries])
  return (
    <div className="mx-auto flex max-w-6xl flex-col items-start gap-4 px-5 py-16 md:px-8 md:py-24">
      <h1 className="text-28 md:text-40">
        {state.kind === 'refused'
          ? 'Bağlantı çalışmıyor'
          : state.kind === 'left'
            ? 'Bültenden ayrıldınız'
            : preferencesTitle}
      </h1>
      <div className="measure flex w-full flex-col gap-4">
        {state.kind === 'loading' && <Skeleton className="h-64 w-full max-w-md" />}
        {state.kind === 'refused' && (
          <>
            <p className="text-muted">{newsletterProblems.LINK_REFUSED.message}</p>
            <p className="text-muted">Size gelen son bültendeki bağlantıyı deneyin.</p>
          </>
        )}
        {state.kind === 'failed' && (
          <>
            <p role="alert" className="text-danger">
              {problems.SERVICE_UNAVAILABLE.message}
            </p>
            <Button className="self-start" onClick={() => setTries(tries + 1)}>
              Yeniden dene
            </Button>
          </>
        )}
        {state.kind === 'shown' && (
          <Choices
            token={token}
            stored={state.stored}
            onSaved={(stored) => setState({ kind: 'shown', stored })}
            onLeft={(email) => {
              forgetConfirmedHere()
              setState({ kind: 'left', email })
            }}
          />
        )}
        {state.kind === 'left' && (
          <>
            <p role="status" className="text-muted">
              <Address>{state.email}</Address> adresine artık bülten gönderilmeyecek.
            </p>
            <div className="mt-4 w-full max-w-sm">
              <SubscribeForm label="Yanlışlıkla mı ayrıldınız? Yeniden abone olun" />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

const Address = ({ children }: { children: ReactNode }) => (
  <strong className="break-words font-medium text-ink">{children}</strong>
)

type ChoicesProps = {
  token: string
  stored: Preferences
  onSaved: (stored: Preferences) => void
  onLeft: (email: string) => void
}

function Choices({ token, stored, onSaved, onLeft }: ChoicesProps) {
  const [name, setName] = useState(stored.name)
  const [language, setLanguage] = useState(stored.language)
  const [measuring, setMeasuring] = useState(stored.measuring)
  const [said, say] = useState<{ text: string; isWrong: boolean }>()
  const failed = () => say({ text: problems.SERVICE_UNAVAILABLE.message, isWrong: true })
  const [save, isSaving] = useSingleFlight(async () => {
    const answer = await postJson<Preferences>(
      '/newsletter/preferences',
      { token, name, language, measuring, text_version: newestSubscriptionText },
      {},
      'PUT',
    )
    if (!('body' in answer)) return failed()
    onSaved(answer.body)
    say({ text: 'Tercihleriniz kaydedildi.', isWrong: false })
  })
  const [leave, isLeaving] = useSingleFlight(async () => {
    const answer = await postJson<{ email: string }>('/newsletter/unsubscriptions', { token })
    if ('body' in answer) onLeft(answer.body.email)
    else failed()
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    say(undefined)
    void save()
  }
  if (stored.status !== 'active')
    return (
      <>
        <p className="text-muted">
          <Address>{stored.email}</Address> adresine bülten gönderilmiyor.
        </p>
        <div className="w-full max-w-sm">
          <SubscribeForm label="Yeniden abone olun" />
        </div>
      </>
    )
  return (
    <>
      <p className="text-muted">
        <Address>{stored.email}</Address> adresine gönderilen bülten için.
      </p>
      <form noValidate onSubmit={submit} className="flex w-full max-w-md flex-col gap-4">
        <Field label="Ad ve soyad" optionalMark hint="E-postalarda size böyle seslenilir.">
          <Input
            value={name}
            maxLength={120}
            autoComplete="name"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label="E-postaların dili">
          <Select
            value={language}
            options={[
              { value: 'tr', label: 'Türkçe' },
              { value: 'en', label: 'İngilizce' },
            ]}
            onChange={({ target }) => setLanguage(target.value as 'tr' | 'en')}
          />
        </Field>
        <MeasuringChoice checked={measuring} onChange={setMeasuring} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="next" size="lg" busy={isSaving} busyLabel="Kaydediliyor">
            Kaydet
          </Button>
          <Button size="lg" busy={isLeaving} busyLabel="Ayrılıyorsunuz" onClick={() => void leave()}>
            Bültenden ayrıl
          </Button>
        </div>
        <p
          role={said?.isWrong ? 'alert' : 'status'}
          className={said?.isWrong ? 'min-h-5 text-14 text-danger' : 'min-h-5 text-14 text-approved'}
        >
          {said?.text}
        </p>
      </form>
    </>
  )
}
