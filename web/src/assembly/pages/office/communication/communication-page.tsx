/** `/staff/communication/{id}`: the office's conversations with customers and guests; beside the open one its customer. */
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { CustomerSide } from '#assembly/pages/office/communication/customer-side.tsx'
import { useSession } from '#features/auth/session.ts'
import { BeginConversation } from '#features/chat/office/begin-conversation.tsx'
import { ConversationPane } from '#features/chat/office/conversation-pane.tsx'
import { useInboxState } from '#features/chat/office/inbox.ts'
import { InboxList } from '#features/chat/office/inbox-list.tsx'
import { useDocumentTitle } from '#features/company/document-title.ts'
import { ContactDialogs } from '#features/customers/contact/contact-dialogs.tsx'
import { DraftButton } from '#features/luna/drafts/draft-button.tsx'
import { useParam } from '#spine/addresses/dialog-address.ts'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Button } from '#spine/ui/button.tsx'
import { cn } from '#spine/ui/class-names.ts'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Kbd } from '#spine/ui/kbd.tsx'
import { Sheet } from '#spine/ui/sheet.tsx'

const AnswerTimesDialog = lazy(() =>
  loadDialog(async () => (await import('#features/chat/office/answer-times.tsx')).AnswerTimesDialog),
)

/** As high as the window leaves: each column scrolls on its own. On narrow screens a banner may take two lines. */
const wholeHeight =
  'h-[calc(100dvh-var(--banner,0px)-3rem)] max-lg:h-[calc(100dvh-2*var(--banner,0px)-3.5rem-1rem-5rem)]'

export function CommunicationPage() {
  const { id } = useParams()
  const state = useInboxState()
  const customer = useParam('customer')
  const person = useSession('office').data?.person
  useDocumentTitle('İletişim Merkezi')
  if (!person) return null
  return (
    <div className={cn('@container flex flex-col gap-3 max-lg:-mb-24', wholeHeight)}>
      <PageHead isHiddenOnPhones={id !== undefined} />
      <div className="grid min-h-0 flex-1 grid-cols-1 overflow-hidden rounded-card border border-line bg-card md:grid-cols-[17rem_minmax(0,1fr)] @min-[64rem]:grid-cols-[18rem_minmax(0,1fr)_17rem]">
        <InboxList
          state={state}
          openId={id}
          className={cn('md:border-r', (id || customer) && 'max-md:hidden')}
        />
        {id ? (
          <>
            <ConversationPane
              id={id}
              person={person}
              card={<CardButton key={id} id={id} />}
              help={(insert) => <DraftButton conversationId={id} onDraft={insert} />}
            />
            <aside
              aria-label="Müşteri kartı"
              className="min-h-0 overflow-y-auto border-line border-l p-4 @max-[64rem]:hidden"
            >
              <CustomerSide key={id} conversationId={id} />
            </aside>
          </>
        ) : customer ? (
          <BeginConversation key={customer} customerId={customer} />
        ) : (
          <div className="grid place-items-center max-md:hidden @min-[64rem]:col-span-2">
            <EmptyState title="Bir konuşma seçin">
              j ve k tuşlarıyla gezin, Enter ile açın, / ile arayın.
            </EmptyState>
          </div>
        )}
      </div>
      <ContactDialogs />
    </div>
  )
}

function PageHead({ isHiddenOnPhones }: { isHiddenOnPhones: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <header className={cn('flex flex-wrap items-center gap-3', isHiddenOnPhones && 'max-md:sr-only')}>
      <h1 className="mr-auto text-22">İletişim Merkezi</h1>
      <p className="flex items-center gap-1.5 text-12 text-muted max-xl:hidden">
        <Kbd>j</Kbd> <Kbd>k</Kbd> gezin <Kbd>Enter</Kbd> aç, gönder <Kbd>/</Kbd> ara
      </p>
      <Button size="sm" onClick={() => setOpen(true)}>
        Yanıt süreleri
      </Button>
      <Suspense>{isOpen && <AnswerTimesDialog onClose={() => setOpen(false)} />}</Suspense>
    </header>
  )
}

/** Where there is no room for the card beside the conversation. */
function CardButton({ id }: { id: string }) {
  return (
    <Sheet
      title="Müşteri kartı"
      trigger={
        <Button size="sm" className="@min-[64rem]:hidden">
          Müşteri kartı
        </Button>
      }
    >
      <CustomerSide conversationId={id} />
    </Sheet>
  )
}
