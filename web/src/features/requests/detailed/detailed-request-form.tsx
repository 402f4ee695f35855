/** The detailed form itself: five tabs, in any order, sent from any of them. What is typed is kept on this device with every key. */
import { requestWords } from '@kervan/domain/requests/requests.copy.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BasicsTab } from '#features/requests/detailed/basics-tab.tsx'
import { CargoTab } from '#features/requests/detailed/cargo-tab.tsx'
import { checkDetailed } from '#features/requests/detailed/check-detailed.ts'
import { detailedWords } from '#features/requests/detailed/detailed.copy.ts'
import { blankDraft, type DetailedDraft } from '#features/requests/detailed/detailed-draft.ts'
import { DetailedFooter } from '#features/requests/detailed/detailed-footer.tsx'
import { faultsOf, firstFault, type Tab, tabNames, tabs } from '#features/requests/detailed/detailed-tabs.ts'
import { detailedDrafts, type KeptDraft } from '#features/requests/detailed/kept-detailed-draft.ts'
import { detectedPorts, useLanePorts } from '#features/requests/detailed/lane-help.tsx'
import { OperationsTab } from '#features/requests/detailed/operations-tab.tsx'
import { useSendDetailedRequest } from '#features/requests/detailed/send-detailed-request.ts'
import { TabMark } from '#features/requests/detailed/tab-mark.tsx'
import { TradeTab } from '#features/requests/detailed/trade-tab.tsx'
import { TransportTab } from '#features/requests/detailed/transport-tab.tsx'
import { DraftOriginLine } from '#features/requests/draft-origin-line.tsx'
import { SentElsewhereNote } from '#features/requests/sent-elsewhere-note.tsx'
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
  start: KeptDraft
  /** Where the draft comes from, said once above the tabs. */
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
  const sent = useRef(false)
  const top = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const failureToast = useFailureToast()
  const ports = detectedPorts(useLanePorts(draft))
  const { send, sending, failure, forgive, sentElsewhere } = useSendDetailedRequest(
    personId,
    { id, typed: draft },
    failureToast,
    (gone) => {
      sent.current = true
      detailedDrafts.dropSent(personId, repeats, gone)
    },
  )
  const { errors } = checkDetailed(draft, ports)
  useEffect(() => {
    if (!sent.current && (draft !== start.draft || tab !== start.tab))
      detailedDrafts.keep(personId, { id, draft, tab, repeats })
  }, [id, draft, tab, personId, repeats, start])

  const change = (part: Partial<DetailedDraft>) => {
    forgive()
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
    // Looked at once more: a day that was fine when it was typed may be the past by now.
    const checked = checkDetailed(draft, ports)
    if (checked.form) {
      // Kept as it is sent: after a lost answer this very draft is sent again.
      detailedDrafts.keep(personId, { id, draft, tab, repeats })
      return send(checked.form)
    }
    const fault = firstFault(checked.errors)
    setTried(new Set(tabNames))
    if (fault) show(fault.tab)
    failureToast.show({
      title: requestWords.formErrorTitle,
      description: fault?.message ?? requestWords.formErrorText,
      atBottom: true,
    })
    panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const startAnew = () => {
    detailedDrafts.drop(personId, repeats)
    setId(randomKey())
    setDraft(blankDraft())
    setTried(new Set())
    setFrom('blank')
    forgive()
    show('basics')
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  const Fields = panels[tab]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={detailedWords.title}
      page
      // As high for every tab: the buttons stay where they are.
      className="md:h-[52rem] md:max-w-4xl"
      footer={<DetailedFooter tab={tab} sending={sending} onStep={step} onSend={submit} onCancel={onClose} />}
    >
      {/* Not sent by Enter alone: in the middle of five tabs nobody means that. */}
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={submitByKey}
        // The notice lies over what is used next.
        onPointerDown={failureToast.dismiss}
      >
        <div ref={top} className="scroll-mt-4">
          {from !== 'blank' && (
            <DraftOriginLine text={detailedWords[from]} onStartAnew={startAnew} className="mb-3" />
          )}
          <SentElsewhereNote created={sentElsewhere} className="mb-3" />
          {failure && <Alert className="mb-3">{failure} Yazdıklarınız duruyor.</Alert>}
          <Tabs value={tab} onValueChange={(value) => show(value as Tab)}>
            <TabList
              label="Detaylı talebin bölümleri"
              className="sticky -top-1 z-10 -mx-5 bg-card px-5"
              tabs={tabNames.map((name) => ({
                value: name,
                label: (
                  <TabMark label={tabs[name].label} faults={tried.has(name) ? faultsOf(errors, name) : 0} />
                ),
              }))}
            />
            <TabPanel key={tab} ref={panel} value={tab} className="pt-5 outline-none">
              <TabNote tab={tab} draft={draft} />
              <Fields draft={draft} change={change} errors={tried.has(tab) ? errors : {}} />
            </TabPanel>
          </Tabs>
        </div>
      </form>
    </Dialog>
  )
}

/** What may be left out; a tick can make one field of a tab needed. */
function TabNote({ tab, draft }: { tab: Tab; draft: DetailedDraft }) {
  if (tab === 'basics') return null
  const needed = needsOf(draft)[tab]
  return (
    <p className="mb-4 text-13 text-muted">
      {needed ? `Bu bölümde yalnız ${needed} zorunludur.` : detailedWords.optionalTab}
    </p>
  )
}

function needsOf(draft: DetailedDraft): Partial<Record<Tab, string>> {
  return {
    ...(draft.hazardous_materials && { cargo: 'UN numarası' }),
    ...(draft.insurance_required && { operations: 'sigorta bedeli' }),
  }
}
