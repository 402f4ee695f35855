/** A page that a mail links to. It does nothing until its button is clicked, since mail scanners open every link. */
import { newsletterProblems } from '@kervan/domain/newsletter/newsletter.copy.ts'
import { problems } from '@kervan/domain/problems.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSingleFlight } from '#features/auth/use-single-flight.ts'
import { postJson } from '#spine/api/post-json.ts'
import { Button } from '#spine/ui/button.tsx'
import { useHydrated } from '#spine/ui/use-hydrated.ts'

type Words = { title: string; lead: string; button: string; busy: string; doneTitle: string }
type Props = {
  words: Words
  /** The API path that the button calls. */
  path: string
  token: string
  /** What is sent besides the token. */
  more?: object
  /** What is agreed to or chosen by the button; stands above it. */
  choices?: ReactNode
  onDone: () => void
  done: (email: string) => ReactNode
  /** Shown where the link is invalid. */
  refused: ReactNode
  /** Without script its form posts to the page's own URL. */
  needsNoScript?: boolean
}
type State = { kind: 'ready'; failure?: string } | { kind: 'refused' }

export function MailedLinkPage(props: Props) {
  const { words, path, token, more, choices, onDone, done, refused, needsNoScript } = props
  const hydrated = useHydrated()
  const [state, setState] = useState<State>({ kind: 'ready' })
  const [doneFor, rememberDone] = useDoneFor(token)
  const [submitToken, isSubmitting] = useSingleFlight(async () => {
    const answer = await postJson<{ email: string }>(path, { token, ...more })
    if ('body' in answer) {
      rememberDone(answer.body.email)
      onDone()
    } else if (answer.problem?.status === 400) setState({ kind: 'refused' })
    else setState({ kind: 'ready', failure: problems.SERVICE_UNAVAILABLE.message })
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void submitToken()
  }
  if (hydrated && doneFor)
    return (
      <Outcome title={words.doneTitle} icon={<CircleCheck className="size-8 text-approved" {...stroke} />}>
        {done(doneFor)}
      </Outcome>
    )
  if (state.kind === 'refused' || (hydrated && token === '')) return <LinkRefused>{refused}</LinkRefused>
  return (
    <Frame title={words.title}>
      <p className="text-muted">{words.lead}</p>
      <form
        {...(needsNoScript && { method: 'post' })}
        onSubmit={submit}
        className="mt-2 flex flex-col items-start gap-3"
      >
        {needsNoScript && <input type="hidden" name="List-Unsubscribe" value="One-Click" />}
        {choices}
        <Button
          type="submit"
          variant="next"
          size="lg"
          disabled={!hydrated && !needsNoScript}
          busy={isSubmitting}
          busyLabel={words.busy}
        >
          {words.button}
        </Button>
        {!needsNoScript && (
          <noscript>
            <p className="text-14 text-pending">Bunun için JavaScript açık olmalıdır.</p>
          </noscript>
        )}
        <p role="alert" className="min-h-5 text-14 text-danger">
          {state.failure}
        </p>
      </form>
    </Frame>
  )
}

/** For which address the link has done its work: stored with the page's entry in the history, which a reload keeps. */
function useDoneFor(token: string): [string | undefined, (email: string) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const stored = location.state as { done?: { token: string; email: string } } | null
  const remember = (email: string) =>
    // With the token: who clicks before it has left the address has none in the history yet, and would be told that the link is broken.
    void navigate(
      { pathname: location.pathname, search: location.search },
      { replace: true, state: { ...stored, token, done: { token, email } }, preventScrollReset: true },
    )
  return [stored?.done?.token === token ? stored.done.email : undefined, remember]
}

const stroke = { strokeWidth: 1.75, 'aria-hidden': true } as const

function LinkRefused({ children }: { children: ReactNode }) {
  return (
    <Outcome title="Bağlantı çalışmıyor" icon={<CircleAlert className="size-8 text-danger" {...stroke} />}>
      <p className="text-muted">{newsletterProblems.LINK_REFUSED.message}</p>
      {children}
    </Outcome>
  )
}

/** Takes the focus, so that screen readers announce the result. */
function Outcome({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Frame title={title} icon={icon} focused>
      {children}
    </Frame>
  )
}

type FrameProps = { title: string; icon?: ReactNode; focused?: boolean; children: ReactNode }

function Frame({ title, icon, focused = false, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <div className="mx-auto flex max-w-6xl flex-col items-start gap-4 px-5 py-16 md:px-8 md:py-24">
      {icon}
      <h1 ref={heading} tabIndex={-1} className="text-28 outline-none md:text-40">
        {title}
      </h1>
      <div className="measure flex w-full flex-col gap-2">{children}</div>
    </div>
  )
}
