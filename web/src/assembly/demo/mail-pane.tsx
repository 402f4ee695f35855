/** One mail, as HTML and as plain text. */
import type { InboxMail } from '@kervan/domain/demo/demo.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'
import { ArrowLeft, Paperclip } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { MailFrame } from '#assembly/demo/mail-frame.tsx'
import { codeIn, linkPieces } from '#assembly/demo/mail-text.ts'
import { ReplyForm } from '#assembly/demo/reply-form.tsx'
import { formatBytes } from '#spine/api/file-rules.ts'
import { CopyButton } from '#spine/ui/copy-button.tsx'
import { EmptyState } from '#spine/ui/empty-state.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'
import { TabList, TabPanel, Tabs } from '#spine/ui/tabs.tsx'

export function MailPane({
  mail,
  opened,
  loading,
}: {
  mail: InboxMail | undefined
  opened: boolean
  loading: boolean
}) {
  if (mail) return <Mail mail={mail} key={mail.id} />
  if (opened && loading) return <MailSkeleton />
  if (opened) {
    return (
      <div>
        <BackToList />
        <EmptyState title="Bu e-posta bulunamadı">
          Silinmiş ya da son yüz e-postanın dışında kalmış olabilir.
        </EmptyState>
      </div>
    )
  }
  return <EmptyState title="Okumak için bir e-posta seçin" className="pt-32" />
}

function Mail({ mail }: { mail: InboxMail }) {
  const code = codeIn(mail.text)
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-5 px-4 pt-2 pb-10 md:px-8 md:pt-8">
      <BackToList />
      <header className="flex flex-col gap-2">
        <h2 className="text-22">{mail.subject}</h2>
        <p className="flex flex-wrap gap-x-4 text-13 text-muted">
          <span>
            Alıcı:{' '}
            <Link to={`/inbox?to=${encodeURIComponent(mail.to)}&mail=${mail.id}`} className="link">
              {mail.to}
            </Link>
          </span>
          <time dateTime={mail.sent_at} className="figures">
            {formatDateTime(mail.sent_at)}
          </time>
        </p>
        {mail.attachments.length > 0 && (
          <ul aria-label="Ekler" className="flex flex-wrap gap-2">
            {mail.attachments.map(({ name, size, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-9 items-center gap-2 rounded-field border border-line px-3 text-14 hover:bg-hover"
                >
                  <Paperclip className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
                  <span className="break-all">{name}</span>
                  <span className="figures shrink-0 text-13 text-muted">{formatBytes(size)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </header>
      {code && (
        <p className="flex flex-wrap items-center gap-3 rounded-card border border-line px-4 py-3 md:px-5">
          <span className="text-14 text-muted">Kod</span>
          <span className="figures text-22 font-bold tracking-widest">{code}</span>
          <span className="ml-auto">
            <CopyButton text={code} label="Kodu kopyala" withLabel size="sm" />
          </span>
        </p>
      )}
      <Tabs defaultValue="html">
        <TabList
          label="E-postanın biçimi"
          tabs={[
            { value: 'html', label: 'Görünüm' },
            { value: 'text', label: 'Düz metin' },
          ]}
        />
        <TabPanel value="html">
          <MailFrame mailId={mail.id} title={mail.subject} />
        </TabPanel>
        <TabPanel value="text">
          <MailText text={mail.text} />
        </TabPanel>
      </Tabs>
      {mail.can_reply && <ReplyForm mailId={mail.id} to={mail.to} />}
    </article>
  )
}

function MailText({ text }: { text: string }) {
  return (
    <p className="measure whitespace-pre-wrap break-words">
      {linkPieces(text).map((piece) =>
        piece.link ? (
          <a key={piece.at} href={piece.text} className="link" rel="noreferrer">
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  )
}

function BackToList() {
  const [params] = useSearchParams()
  const to = params.get('to')
  return (
    <Link
      to={to ? `/inbox?to=${encodeURIComponent(to)}` : '/inbox'}
      className="-ml-2 inline-flex h-11 w-fit items-center gap-2 px-2 text-14 text-muted md:hidden"
    >
      <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden /> Bütün e-postalar
    </Link>
  )
}

function MailSkeleton() {
  return (
    <Loading label="E-posta yükleniyor" className="mx-auto flex max-w-3xl flex-col gap-4 px-8 pt-8">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="w-1/3" />
      <Skeleton className="mt-6 h-48" />
    </Loading>
  )
}
