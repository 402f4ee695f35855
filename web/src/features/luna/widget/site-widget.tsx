/** The floating panel of the public pages: Luna and, once somebody of the office is wanted or has written, the conversation with them. */
import { signInAddress } from '@kervan/domain/access/guarded-addresses.ts'
import type { ChatState } from '@kervan/domain/chat/chat.contract.ts'
import { registrationWords } from '@kervan/domain/luna/talk.copy.ts'
import type { LunaGate } from '@kervan/domain/luna/talk-forms.ts'
import { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { keepInvitation, useOwnInvitation } from '#features/analytics/own-invitation.ts'
import { useSession } from '#features/auth/session.ts'
import { ChatFrame } from '#features/chat/chat-frame.tsx'
import { ForgetTalk } from '#features/chat/guest/forget-talk.tsx'
import { forgetOnDevice, GuestChat } from '#features/chat/guest/guest-chat.tsx'
import type { GuestPanelProps } from '#features/chat/guest/guest-launcher.tsx'
import { GuestLive } from '#features/chat/guest/guest-live.tsx'
import { forgetWrittenHere, hasWrittenHere, noteWrittenHere } from '#features/chat/guest/written-here.ts'
import type { Others } from '#features/chat/others-here.ts'
import { presenceWords } from '#features/chat/support-words.ts'
import { usePageData } from '#features/company/page-data.tsx'
import { visitorId } from '#features/consents/visitor-choice.ts'
import { forgetTalk } from '#features/luna/talk/kept-talk.ts'
import { LunaPanel } from '#features/luna/talk/luna-panel.tsx'
import type { KnownOfGuest } from '#features/luna/talk/registration-form.tsx'
import { useTalk } from '#features/luna/talk/use-talk.ts'
import { InvitationCard } from '#features/luna/widget/invitation-card.tsx'
import { lunaHead, type WidgetTab, WidgetTabs } from '#features/luna/widget/widget-tabs.tsx'
import { api, client, toProblem } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { pagePersonId } from '#spine/api/page-person.ts'
import { queriesOf } from '#spine/api/queries.ts'
import { owedSignOut } from '#spine/drafts/owed-sign-out.ts'
import { ErrorState } from '#spine/ui/error-state.tsx'
import { LinkButton } from '#spine/ui/link-button.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { toast } from '#spine/ui/toast.tsx'

export function SiteWidget(props: GuestPanelProps) {
  return (
    <QueryClientProvider client={queriesOf('portal')}>
      <KnownVisitor {...props} />
    </QueryClientProvider>
  )
}

function KnownVisitor({ isOpen, onClose, onUnread }: GuestPanelProps) {
  const session = useSession('portal')
  // Whoever has signed out without a server is not asked for by their session, which ends first.
  const query = useQuery(
    api.chat.state.queryOptions({ enabled: session.isSuccess || !owedSignOut('portal') }),
  )
  const queries = useQueryClient()
  const [talks, setTalks] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const state = query.data
  const unread = isOpen ? 0 : (state?.conversation?.unread ?? 0)
  const tell = useEffectEvent(onUnread)
  useEffect(() => tell(unread), [unread])
  useEffect(() => {
    // Forgotten after a while by the server, or signed in meanwhile.
    if (state && !state.guest && hasWrittenHere()) forgetWrittenHere()
  }, [state])
  const customerId = session.data?.person?.id
  const isEnded = session.data?.person === null && pagePersonId('portal') !== undefined
  const forgotten = () => {
    forgetOnDevice()
    forgetTalk(undefined)
    queries.setQueryData(
      api.chat.state.queryKey(),
      (known) => known && { ...known, conversation: null, guest: null },
    )
    // As on the first visit.
    setTalks(talks + 1)
  }
  if (state && session.data && !isEnded)
    return (
      <Talking
        key={`${customerId} ${talks}`}
        {...{ state, customerId, isOpen, onClose }}
        onForgotten={forgotten}
      />
    )
  const failed = [query, session].find(({ isError }) => isError)
  return (
    <ChatFrame open={isOpen} onClose={onClose} {...lunaHead} field={field}>
      {isEnded ? (
        <SessionEnded />
      ) : failed ? (
        <LoadFailure title="Yazışma açılamadı" query={failed} />
      ) : (
        <Loading className="flex flex-col gap-3 p-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </Loading>
      )}
    </ChatFrame>
  )
}

/** What is written here would be a customer's, and nobody is one now. */
function SessionEnded() {
  const { pathname, search } = useLocation()
  return (
    <ErrorState
      title="Oturumunuz sona erdi"
      message="Yazışmaya devam etmek için giriş yapın."
      action={<LinkButton href={signInAddress('portal', pathname + search)}>Giriş yap</LinkButton>}
      className="flex-1 justify-center"
    />
  )
}

type TalkingProps = {
  state: ChatState
  customerId: string | undefined
  isOpen: boolean
  onClose: () => void
  onForgotten: () => void
}

const noOthers: Others = { here: [], typing: [] }

function Talking({ state, customerId, isOpen, onClose, onForgotten }: TalkingProps) {
  const { company } = usePageData()
  const isIntroduced = Boolean(state.guest) || customerId !== undefined
  const talk = useTalk(isIntroduced, customerId)
  const [tab, setTab] = useState<WidgetTab>(state.conversation?.unread ? 'staff' : 'luna')
  const [known, setKnown] = useState<KnownOfGuest>({
    full_name: state.guest?.full_name ?? '',
    contact: '',
    company: '',
  })
  const [others, setOthers] = useState(noOthers)
  const field = useRef<HTMLTextAreaElement>(null)
  const hasPerson = tab === 'staff' || (state.conversation?.last_position ?? 0) > 0
  const isGuest = customerId === undefined
  const invitation = useInvitation({
    onTalk: () => setTab('staff'),
    onClose,
  })
  const introduce = (gate: LunaGate) => {
    noteWrittenHere()
    setKnown(gate)
    invitation.accept()
    void talk.introduced(gate.full_name, gate.intent, registrationWords.done)
  }
  const head =
    tab === 'luna'
      ? lunaHead
      : {
          title: company.name,
          status: presenceWords(others, state.support),
          isSomebodyHere: others.here.length > 0,
        }
  const shown =
    tab === 'luna' ? (
      <>
        {invitation.open && (
          <InvitationCard
            invitation={invitation.open}
            mustIntroduce={!isIntroduced}
            busy={invitation.isAnswering}
            onAccept={invitation.accept}
            onDecline={invitation.decline}
          />
        )}
        <LunaPanel
          talk={talk}
          isIntroduced={isIntroduced}
          known={known}
          onIntroduced={introduce}
          beforeQuote={(then) => then()}
          onHandedOver={() => setTab('staff')}
          field={field}
        />
      </>
    ) : (
      <GuestLive isGuest={isGuest}>
        <GuestChat state={state} customerId={customerId} isOpen={isOpen} onOthers={setOthers} field={field} />
      </GuestLive>
    )
  return (
    <>
      <ChatFrame
        open={isOpen}
        onClose={onClose}
        {...head}
        field={field}
        acts={state.guest && tab === 'staff' && <ForgetTalk onForgotten={onForgotten} />}
      >
        {hasPerson ? (
          <WidgetTabs tab={tab} onTab={setTab} unread={state.conversation?.unread ?? 0}>
            {shown}
          </WidgetTabs>
        ) : (
          shown
        )}
      </ChatFrame>
      {/* Somebody may answer while the visitor talks with Luna. */}
      {isIntroduced && tab === 'luna' && <GuestLive isGuest={isGuest}>{null}</GuestLive>}
    </>
  )
}

type Invited = { onTalk: () => void; onClose: () => void }

/** The invitation that this tab holds, and its answer: said once, and kept where it could not be said. */
function useInvitation({ onTalk, onClose }: Invited) {
  const open = useOwnInvitation()
  const queries = useQueryClient()
  const answer = useMutation({
    mutationFn: (given: { id: string; answer: 'accepted' | 'declined' }) =>
      client.analytics.invitations.answer({ ...given, visitor_id: visitorId() ?? '' }),
    onSuccess: (_, given) => {
      keepInvitation(null)
      if (given.answer === 'declined') return onClose()
      void queries.invalidateQueries({ queryKey: api.chat.state.key() })
      if (open?.kind === 'chat') onTalk()
    },
    onError: (error) => {
      const problem = toProblem(error)
      // It has ended meanwhile, or the visitor has taken their consent back: nobody waits for an answer.
      if (problem.status === 404) keepInvitation(null)
      else toast.failure({ title: 'Yanıtınız iletilemedi', description: problem.message, kind: 'longer' })
    },
  })
  const say = (said: 'accepted' | 'declined') => {
    if (!open) return
    // The visitor has taken their consent back meanwhile, and the invitation with it.
    if (visitorId() === null) keepInvitation(null)
    else answer.mutate({ id: open.id, answer: said })
  }
  return {
    open,
    isAnswering: answer.isPending,
    accept: () => say('accepted'),
    decline: () => say('declined'),
  }
}
