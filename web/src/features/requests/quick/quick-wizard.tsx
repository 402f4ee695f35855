/** The wizard: one step at a time, each left only when it is valid. The draft is stored on this device with every key press. */
import type { CreatedRequest } from '@kervan/domain/requests/request.ts'
import { ArrowLeft, ArrowRight, Send } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DraftOriginNotice } from '#features/requests/draft-origin-notice.tsx'
import { CargoStep } from '#features/requests/quick/cargo-step.tsx'
import { checkDraft, errorsOfStep, firstInvalidStep } from '#features/requests/quick/check-draft.ts'
import { ModeStep } from '#features/requests/quick/mode-step.tsx'
import { quickWords } from '#features/requests/quick/quick.copy.ts'
import { blankDraft, type QuickDraft } from '#features/requests/quick/quick-draft.ts'
import { ReviewStep } from '#features/requests/quick/review-step.tsx'
import { RouteStep } from '#features/requests/quick/route-step.tsx'
import { ScheduleStep } from '#features/requests/quick/schedule-step.tsx'
import { useSendQuickRequest } from '#features/requests/quick/send-quick-request.ts'
import { type Step, stepAfter, stepBefore, steps } from '#features/requests/quick/steps.ts'
import { quickDrafts, type StoredQuickDraft } from '#features/requests/quick/stored-quick-draft.ts'
import { WizardProgress } from '#features/requests/quick/wizard-progress.tsx'
import { SentInOtherTabAlert } from '#features/requests/sent-in-other-tab-alert.tsx'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { useFailureToast } from '#spine/ui/use-failure-toast.ts'

const fieldSteps = { mode: ModeStep, route: RouteStep, cargo: CargoStep, schedule: ScheduleStep }

type Props = {
  personId: string
  start: StoredQuickDraft
  /** Where the draft comes from, shown above the step. */
  origin: 'blank' | 'resumed' | 'prefilled' | 'repeated'
  onCreated: (created: CreatedRequest) => void
  onClose: () => void
}

export function QuickWizard({ personId, start: given, origin, onCreated, onClose }: Props) {
  // The initial draft; whatever differs from it has been typed.
  const [start] = useState(given)
  const [id, setId] = useState(start.id)
  const [draft, setDraft] = useState(start.draft)
  const [step, setStep] = useState(start.step)
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set())
  const [from, setFrom] = useState(origin)
  const stepForm = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const formId = useId()
  const { repeats } = start
  const failureToast = useFailureToast()
  const { send, sending, failure, clearError, sentInOtherTab } = useSendQuickRequest(
    personId,
    { id, typed: draft },
    failureToast,
    (created, sent) => {
      quickDrafts.removeSent(personId, repeats, sent)
      onCreated(created)
    },
  )
  const { form, errors } = checkDraft(draft)
  useEffect(() => {
    if (draft !== start.draft || step !== start.step) quickDrafts.save(personId, { id, draft, step, repeats })
  }, [id, draft, step, personId, repeats, start])

  const go = (to: Step) => {
    failureToast.dismiss()
    flushSync(() => setStep(to))
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'end' })
  }
  const change = (part: Partial<QuickDraft>) => {
    clearError()
    failureToast.dismiss()
    setDraft((current) => ({ ...current, ...part }))
  }
  const showErrors = (at: Step) => {
    flushSync(() => {
      setStep(at)
      setTried(new Set([...tried, at]))
    })
    stepForm.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    failureToast.dismiss()
    // All steps are checked again: a date may have passed since it was typed.
    const invalidStep = step === 'review' ? firstInvalidStep(errors) : undefined
    if (invalidStep) return showErrors(invalidStep)
    if (step === 'review') {
      // Stored as it is sent, so that a retry after a lost response sends the same draft.
      quickDrafts.save(personId, { id, draft, step, repeats })
      return form && send(form)
    }
    if (Object.keys(errorsOfStep(errors, step)).length > 0) return showErrors(step)
    go(stepAfter(step))
  }
  const startOver = () => {
    quickDrafts.remove(personId, repeats)
    setId(randomKey())
    setDraft(blankDraft())
    setTried(new Set())
    setFrom('blank')
    clearError()
    go('mode')
  }
  const Fields = step === 'review' ? null : fieldSteps[step]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={quickWords.title}
      page
      // The same height for every step, so that the buttons do not move.
      className="md:h-[48rem]"
      footer={
        <>
          {step !== 'mode' && (
            <Button size="lg" variant="ghost" onClick={() => go(stepBefore(step))} className="mr-auto px-4">
              <ArrowLeft strokeWidth={1.75} aria-hidden /> {quickWords.back}
            </Button>
          )}
          <Button
            key={step === 'review' ? 'send' : 'next'}
            size="lg"
            type="submit"
            form={formId}
            variant={step === 'review' ? 'next' : 'primary'}
            busy={sending}
            busyLabel={quickWords.sending}
            className="max-md:flex-1"
          >
            {step === 'review' ? quickWords.send : quickWords.next}
            {step === 'review' ? (
              <Send strokeWidth={1.75} aria-hidden />
            ) : (
              <ArrowRight strokeWidth={1.75} aria-hidden />
            )}
          </Button>
        </>
      }
    >
      <WizardProgress step={step} />
      {from !== 'blank' && (
        <DraftOriginNotice text={originText(from, draft)} onStartOver={startOver} className="mt-4" />
      )}
      <SentInOtherTabAlert created={sentInOtherTab} className="mt-4" />
      <form
        ref={stepForm}
        id={formId}
        noValidate
        onSubmit={submit}
        onPointerDown={failureToast.dismiss}
        className="mt-5"
      >
        <h3 ref={heading} tabIndex={-1} className="mb-4 text-18 font-bold outline-none">
          {steps[step].title}
        </h3>
        {failure && step === 'review' && <Alert className="mb-4">{failure} Yazdıklarınız duruyor.</Alert>}
        {Fields ? (
          <Fields draft={draft} change={change} errors={tried.has(step) ? errorsOfStep(errors, step) : {}} />
        ) : (
          <ReviewStep draft={draft} onEdit={go} />
        )}
      </form>
    </Dialog>
  )
}

/** A repeated request fills in everything but the date. */
function originText(from: 'resumed' | 'prefilled' | 'repeated', { ready_date }: QuickDraft): string {
  const dayMissing = from === 'repeated' && ready_date === ''
  return dayMissing ? `${quickWords.repeated} ${quickWords.chooseDay}` : quickWords[from]
}
