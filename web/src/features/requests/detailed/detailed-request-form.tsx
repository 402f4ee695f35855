/** The detailed form: five tabs in any order. The draft is stored on this device with every key press. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BasicsTab } from '#features/requests/detailed/basics-tab.tsx'
import { CargoTab } from '#features/requests/detailed/cargo-tab.tsx'
import { checkDetailed, type DraftErrors } from '#features/requests/detailed/check-detailed.ts'
import { detailedWords } from '#features/requests/detailed/detailed.copy.ts'
import { blankDraft, type DetailedDraft, isDangerous } from '#features/requests/detailed/detailed-draft.ts'
import { DetailedFooter } from '#features/requests/detailed/detailed-footer.tsx'
import { chargeRuleOf } from '#features/requests/detailed/detailed-load.ts'
import {
  countErrors,
  firstError,
  type Tab,
  tabNames,
  tabs,
} from '#features/requests/detailed/detailed-tabs.ts'
import { useTabFindings } from '#features/requests/detailed/draft-findings.ts'
import { detectedPorts, useLanePorts } from '#features/requests/detailed/lane-help.tsx'
import { OperationsTab } from '#features/requests/detailed/operations-tab.tsx'
import { useSendDetailedRequest } from '#features/requests/detailed/send-detailed-request.ts'
import {
  detailedDrafts,
  type StoredDetailedDraft,
} from '#features/requests/detailed/stored-detailed-draft.ts'
import { TabLabel } from '#features/requests/detailed/tab-label.tsx'
import { TradeTab } from '#features/requests/detailed/trade-tab.tsx'
import { TransportTab } from '#features/requests/detailed/transport-tab.tsx'
import { DraftOriginNotice } from '#features/requests/draft-origin-notice.tsx'
import { FindingLines } from '#features/requests/help/finding-lines.tsx'
import { invalidControl, withFieldName } from '#features/requests/invalid-control.ts'
import { SentInOtherTabAlert } from '#features/requests/sent-in-other-tab-alert.tsx'
import { randomKey } from '#spine/api/idempotency-keys.ts'
import { Alert } from '#spine/ui/alert.tsx'
import { Dialog } from '#spine/ui/dialog.tsx'
import { TabList, TabPanel, Tabs } from '#spine/ui/tabs.tsx'
import { useFailureToast } from '#spine/ui/use-failure-toast.ts'

const panels = {
  basics: BasicsTab,
  cargo: CargoTab,
  transport: TransportTab,
  operations: OperationsTab,
  trade: TradeTab,
}

type Props = {
  personId: string
  start: StoredDetailedDraft
  /** Where the draft comes from, shown above the tabs. */
  origin: 'blank' | 'resumed' | 'repeated'
  onClose: () => void
}

export function DetailedRequestForm({ personId, start: given, origin, onClose }: Props) {
  const [start] = useState(given)
  const { repeats } = start
  const [id, setId] = useState(start.id)
  const [draft, setDraft] = useState(start.draft)
  const [tab, setTab] = useState(start.tab)
  const [tried, setTried] = useState<ReadonlySet<Tab>>(new Set())
  const [from, setFrom] = useState(origin)
  const formId = useId()
  const isSent = useRef(false)
  const top = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const failureToast = useFailureToast()
  const ports = detectedPorts(useLanePorts(draft))
  const { send, sending, failure, clearError, sentInOtherTab } = useSendDetailedRequest(
    personId,
    { id, typed: draft },
    failureToast,
    (sentDraft) => {
      isSent.current = true
      detailedDrafts.removeSent(personId, repeats, sentDraft)
    },
  )
  const { errors } = checkDetailed(draft, ports)
  useEffect(() => {
    if (!isSent.current && (draft !== start.draft || tab !== start.tab))
      detailedDrafts.save(personId, { id, draft, tab, repeats })
  }, [id, draft, tab, personId, repeats, start])

  const change = (part: Partial<DetailedDraft>) => {
    clearError()
    failureToast.dismiss()
    setDraft((current) => ({ ...current, ...part }))
  }
  const show = (to: Tab) => {
    flushSync(() => setTab(to))
    top.current
      ?.querySelector('[role=tab][data-state=active]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
    top.current?.scrollIntoView({ block: 'start' })
  }
  const step = (to: Tab) => {
    failureToast.dismiss()
    setTried(new Set([...tried, tab]))
    show(to)
    panel.current?.focus({ preventScroll: true })
  }
  const submit = () => {
    if (sending) return
    failureToast.dismiss()
    // Checked again: a date may have passed since it was typed.
    const checked = checkDetailed(draft, ports)
    if (checked.form) {
      // Stored as it is sent, so that a retry after a lost response sends the same draft.
      detailedDrafts.save(personId, { id, draft, tab, repeats })
      return send(checked.form)
    }
    const error = firstError(checked.errors)
    setTried(new Set(tabNames))
    if (error) show(error.tab)
    const field = panel.current && invalidControl(panel.current, error?.message)
    failureToast.show({
      title: requestWords.formErrorTitle,
      description: error ? withFieldName(error.message, field) : requestWords.formErrorText,
      atBottom: true,
    })
    field?.focus()
  }
  const startOver = () => {
    detailedDrafts.remove(personId, repeats)
    setId(randomKey())
    setDraft(blankDraft())
    setTried(new Set())
    setFrom('blank')
    clearError()
    show('basics')
  }
  const submitByButton = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit()
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    const withControl = event.ctrlKey || event.metaKey
    // Enter alone does not send: in the middle of five tabs it is rarely meant.
    if (withControl || event.target instanceof HTMLInputElement) event.preventDefault()
    if (withControl) submit()
  }
  const Fields = panels[tab]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={detailedWords.title}
      page
      // The same height for every tab, so that the buttons do not move.
      className="md:h-[52rem] md:max-w-4xl"
      footer={<DetailedFooter tab={tab} sending={sending} form={formId} onStep={step} onCancel={onClose} />}
    >
      <form
        id={formId}
        noValidate
        onSubmit={submitByButton}
        onKeyDown={submitByKey}
        // The toast may cover what is used next.
        onPointerDown={failureToast.dismiss}
      >
        <div ref={top} className="scroll-mt-4">
          {from !== 'blank' && (
            <DraftOriginNotice text={detailedWords[from]} onStartOver={startOver} className="mb-3" />
          )}
          <SentInOtherTabAlert created={sentInOtherTab} className="mb-3" />
          {failure && <Alert className="mb-3">{failure} Yazdıklarınız duruyor.</Alert>}
          <Tabs value={tab} onValueChange={(value) => show(value as Tab)}>
            <TabList
              label="Detaylı talebin bölümleri"
              className="sticky -top-1 z-10 -mx-5 bg-card px-5"
              tabs={tabNames.map((name) => ({
                value: name,
                label: (
                  <TabLabel
                    label={tabs[name].label}
                    errorCount={tried.has(name) ? countErrors(errors, name) : 0}
                  />
                ),
              }))}
            />
            <TabPanel key={tab} ref={panel} value={tab} className="pt-5 outline-none">
              <TabNote tab={tab} draft={draft} />
              <Fields draft={draft} change={change} errors={tried.has(tab) ? errors : {}} />
              <TabFindings tab={tab} draft={draft} errors={tried.has(tab) ? errors : {}} />
            </TabPanel>
          </Tabs>
        </div>
      </form>
    </Dialog>
  )
}

/** Below the fields, so that nothing moves while somebody types. */
function TabFindings({ tab, draft, errors }: { tab: Tab; draft: DetailedDraft; errors: DraftErrors }) {
  const findings = useTabFindings(draft, tab)
  if (findings.length === 0) return null
  return (
    <div className="mt-5">
      <FindingLines
        findings={findings}
        isShown={({ text }) => Object.values(errors).some((error) => error.startsWith(text))}
      />
    </div>
  )
}

/** Says that a tab is optional, except for a field that a flag has made required. */
function TabNote({ tab, draft }: { tab: Tab; draft: DetailedDraft }) {
  if (tab === 'basics') return null
  const needed = needsOf(draft)[tab]?.join(' ve ')
  return (
    <p className="mb-4 text-13 text-muted">
      {needed ? `Bu bölümde yalnız ${needed} zorunludur.` : detailedWords.optionalTab}
    </p>
  )
}

function needsOf(draft: DetailedDraft): Partial<Record<Tab, readonly string[]>> {
  const cargo = [
    ...(chargeRuleOf(draft) === 'lcl' ? ['hacim veya ölçüler'] : []),
    ...(isDangerous(draft) ? ['UN numarası'] : []),
  ]
  return {
    ...(cargo.length > 0 && { cargo }),
    ...(draft.insurance_required && { operations: ['sigorta bedeli'] }),
  }
}
