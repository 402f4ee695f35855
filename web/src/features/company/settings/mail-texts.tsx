/** Every mail that the product sends, by group, with a way to word each anew. */

import { type MailGroup, mailGroups } from '@kervan/domain/company/mail-text.ts'
import type { StoredMailText } from '@kervan/domain/company/mail-texts.contract.ts'
import { mailTexts } from '@kervan/domain/company/mail-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '#spine/api/api.ts'
import { LoadFailure } from '#spine/api/load-failure.tsx'
import { loadDialog } from '#spine/api/load-or-wait.tsx'
import { Badge } from '#spine/ui/badge.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Card, CardHead } from '#spine/ui/card.tsx'
import { Loading, Skeleton } from '#spine/ui/skeleton.tsx'

const MailTextDialog = lazy(() =>
  loadDialog(async () => (await import('#features/company/settings/mail-text-dialog.tsx')).MailTextDialog),
)

export function MailTexts() {
  const query = useQuery(api.company.mailTexts.list.queryOptions())
  const [open, setOpen] = useState<string>()
  if (!query.data && query.isError) return <LoadFailure title="Metinler açılamadı" query={query} />
  if (!query.data)
    return (
      <Loading>
        <Skeleton className="h-96 rounded-card" />
      </Loading>
    )
  const { texts } = query.data
  const edited = texts.find(({ kind }) => kind === open)
  return (
    <>
      <p className="measure text-14 text-muted">
        Her e-postanın konusunu ve giriş paragrafını değiştirebilirsiniz; kalanı ürün yazar. Değişiklik bundan
        sonra yazılan e-postalarda geçerlidir, gönderilmeyi bekleyenler değişmez.
      </p>
      {Object.entries(mailGroups).map(([group, title]) => (
        <Group
          key={group}
          title={title}
          texts={texts.filter(({ kind }) => mailTexts[kind].group === (group as MailGroup))}
          onEdit={setOpen}
        />
      ))}
      {edited && (
        <Suspense>
          <MailTextDialog stored={edited} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

type GroupProps = { title: string; texts: readonly StoredMailText[]; onEdit: (kind: string) => void }

function Group({ title, texts, onEdit }: GroupProps) {
  return (
    <Card aria-label={title}>
      <CardHead title={title} />
      <ul aria-label={title} className="divide-y divide-line">
        {texts.map((text) => (
          <Row key={text.kind} text={text} onEdit={() => onEdit(text.kind)} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ text: { kind, subject, version }, onEdit }: { text: StoredMailText; onEdit: () => void }) {
  const { title, when } = mailTexts[kind]
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 text-14 md:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {title}
          {version > 0 && <Badge>Değiştirildi</Badge>}
        </p>
        <p className="text-13 text-muted">{when}</p>
        <p className="mt-1 break-words text-13">
          <span className="text-muted">Konu: </span>
          {subject}
        </p>
      </div>
      <Button size="sm" aria-label={`Düzenle: ${title}`} onClick={onEdit}>
        Düzenle
      </Button>
    </li>
  )
}
